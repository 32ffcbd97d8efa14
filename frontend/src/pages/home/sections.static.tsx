import { details } from 'practice/details';
import { community } from 'practice/community';
import { doctorCount } from 'practice/core';
import { difference } from 'practice/difference';
import { newestDoctor } from 'practice/doctors';
import { letter } from 'practice/letter';
import { buttonClass } from '@/components/button';
import { Faces } from '@/components/faces/faces';
import { Drawing, Illustration } from '@/components/illustration';
import children from '@/components/illustrations/audiences/children.svg?markup';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { QuickFacts } from '@/components/quick-facts.static';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { TwoSlips } from '@/components/two-slips/two-slips';
import { examTotalMinutes } from '@/content/exam-steps';
import { contracted, inWords } from '@/content/in-words';
import { practice } from '@/content/practice';
import { offersService } from '@/content/services';
import { t } from 'shared/t';
import styles from './home-sections.module.css';
import families from './illustrations/families.svg?markup';
import individuals from './illustrations/individuals.svg?markup';
import professionals from './illustrations/professionals.svg?markup';

/** Who they'd meet, with a face. */
export const OurDoctors = () => (
  <Section
    title={
      doctorCount > 1
        ? t('Meet our {count} optometrists', { count: inWords(doctorCount) })
        : t('Meet our optometrist')
    }
    tone="mist"
  >
    <Faces />
    <QuickFacts />
  </Section>
);

/** What sets a visit apart, in one look. */
export const PlainWords = () =>
  letter?.slips && (
    <Statement>
      <h2 className={words}>{t('You’ll understand what we found')}</h2>
      <TwoSlips slips={letter.slips} large />
    </Statement>
  );

const { name, address } = practice;
const { city } = address;
const { babyExams, childExams, familyVisits, independent, ownFrames } =
  details.promises;

function familiesText(): string {
  if (familyVisits)
    return t(
      'Back-to-back exams for the whole family, often in one afternoon.',
    );
  return babyExams
    ? t('Exams for everyone, from babies to grandparents.')
    : t('Tell us how many of you are coming when you book.');
}

function childrenText(): string {
  if (!babyExams)
    return t('Children can have an eye exam before they can read.');
  return childExams
    ? t('From 6 months old, with pictures instead of letters.')
    : t('From 6 months old.');
}

/** The home page's audiences, in the order of the icons. */
const audiences = [
  {
    icon: individuals,
    name: t('Individuals'),
    text:
      offersService.eyewear && offersService['contact-lenses']
        ? t('Exams, glasses and contacts for how you read, drive and work.')
        : t('Exams for how you read, drive and work.'),
  },
  {
    icon: families,
    name: t('Families'),
    text: familiesText(),
  },
  {
    icon: children,
    name: t('Children'),
    text: childrenText(),
  },
  {
    icon: professionals,
    name: t('Professionals'),
    text: t('Screens all day? Measure how far away yours is, and tell us.'),
  },
];

export const Audiences = () => (
  <Section
    id="ages"
    title={babyExams ? t('Eye care for every age') : t('Eye care for you')}
    tone="mist"
  >
    <ul className={styles.audiences}>
      {audiences.map(({ icon, name, text }) => (
        <li key={name} className={styles.audience}>
          <Drawing of={icon} />
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

export const ServiceBlurbs = () => (
  <Section
    id="care"
    title={
      offersService.eyewear
        ? t('Eye exams, eyewear and eye health')
        : t('Eye exams and eye health')
    }
    tone="mist"
  >
    <ul className={styles.services}>
      <li>
        <h3>{t('Exams')}</h3>
        <p>
          {examTotalMinutes
            ? t(
                'We check how well you see and how healthy your eyes are, in about {minutes} minutes.',
                { minutes: examTotalMinutes },
              )
            : t(
                'We check how well you see and how healthy your eyes are.',
              )}{' '}
          <PageLink to="eye-exam-near-me">
            {t('Eye exams in {city}', { city })}
          </PageLink>
        </p>
      </li>
      {offersService.eyewear && (
        <li>
          <h3>{t('Eyewear')}</h3>
          <p>
            {t('We have frames for kids and adults.')}{' '}
            {ownFrames &&
              t(
                'Bring your old pair, too. Sometimes new lenses are all you need.',
              )}{' '}
            <PageLink to="services">
              {offersService['contact-lenses']
                ? t('Glasses and contacts')
                : t('Our glasses')}
            </PageLink>
          </p>
        </li>
      )}
      <li>
        <h3>{t('Eye Health')}</h3>
        <p>
          {t(
            'An eye exam can find early signs of eye disease, and nearsightedness in kids.',
          )}{' '}
          <PageLink to="eye-care-resources">{t('Eye health tips')}</PageLink>
        </p>
      </li>
    </ul>
  </Section>
);

function meetDoctors(count: number): string {
  if (count === 1) return t('Meet the doctor');
  return count === 2
    ? t('Meet both doctors')
    : t('Meet all {count} doctors', { count: inWords(count) });
}

const aboutUs = independent
  ? t('{name} is an independent practice in {city}.', { name, city })
  : t('{name} is an optometry practice in {city}.', { name, city });

export const Difference = () => (
  <Section
    id="about"
    title={difference || independent ? t('Why We’re Different') : t('About Us')}
    tone="sand"
    illustration={
      newestDoctor && (
        <div className={`${layout.card} ${styles.welcome}`}>
          <Illustration
            file={newestDoctor.portrait}
            alt={t('Portrait of {name}', { name: newestDoctor.name })}
          />
          <p>
            <strong>
              {contracted(
                t('Welcome, {name}', { name: newestDoctor.nameInText }),
              )}
            </strong>
            <br />
            {newestDoctor.bio[0]}
          </p>
        </div>
      )
    }
  >
    {difference ? <ProseBlocks blocks={difference.blocks} /> : <p>{aboutUs}</p>}
    <PageLink to="about">{meetDoctors(doctorCount)}</PageLink>
  </Section>
);

export function Community() {
  const { county, street } = address;
  const picture = community?.picture;
  return (
    <Section
      title={community?.title ?? t('Part of {city}', { city })}
      illustration={
        picture && <Illustration file={picture} alt={picture.alt} />
      }
    >
      {community ? (
        <ProseBlocks blocks={community.blocks} />
      ) : (
        <p>
          {county
            ? t('You’ll find us at {street} in {city}, {county}.', {
                street,
                city,
                county,
              })
            : t('You’ll find us at {street} in {city}.', { street, city })}
        </p>
      )}
      <a className={buttonClass('outline')} href="#about">
        {t('About Us')}
      </a>
    </Section>
  );
}
