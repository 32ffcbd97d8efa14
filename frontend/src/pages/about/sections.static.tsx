import { myopiaDoctor } from 'practice/core';
import { difference } from 'practice/difference';
import { doctors, founder } from 'practice/doctors';
import { letter } from 'practice/letter';
import { text } from 'practice/pages/about';
import { Choices, choicesOf, fits } from '@/components/choices/choices';
import { Faces } from '@/components/faces/faces';
import { Fold } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { Line } from '@/components/line/line';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { TwoSlips } from '@/components/two-slips/two-slips';
import { contracted, inWords } from '@/content/in-words';
import { languageNames } from '@/content/languages';
import { type Doctor, practice } from '@/content/practice';
import { present } from '@/content/present';
import { t } from 'shared/t';
import { person } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './about.module.css';
import { page } from './page';

/** All of them in one picture, or their portraits. */
export const Team = () =>
  text.picture ? (
    <Illustration file={text.picture} alt={text.picture.alt} early />
  ) : (
    <Faces />
  );

const { name: practiceName, shortName } = practice;

/** Who signs the letter: the founder, or all of the practice. */
const Signature = () =>
  founder ? (
    <div className={layout.row}>
      <Illustration
        file={founder.portrait}
        alt=""
        className={styles.signaturePortrait}
      />
      <div className={styles.signed}>
        {letter?.picture && (
          <Illustration
            file={letter.picture}
            alt=""
            className={styles.signature}
          />
        )}
        <p>
          <strong>{founder.name}</strong>
          <br />
          {t('Founder of {name}', { name: practiceName })}
        </p>
      </div>
    </div>
  ) : (
    <p>
      <strong>{practiceName}</strong>
    </p>
  );

const letterTitle = t('A letter from {name}', {
  name: founder?.shortNameInText ?? shortName,
});

export const Letter = () =>
  letter && (
    <Section title={contracted(letterTitle)}>
      <div className={`${layout.card} ${styles.sheet}`}>
        <div className={styles.words}>
          <ProseBlocks blocks={letter.blocks} />
          <Signature />
        </div>
        {letter.slips && (
          <div className={styles.clipped}>
            <TwoSlips slips={letter.slips} />
          </div>
        )}
      </div>
    </Section>
  );

export const Milestones = () =>
  text.milestones && (
    <Section title={t('How we got here')} tone="sand">
      <Line
        large
        stops={text.milestones.map(({ year, text }, place, { length }) => ({
          name: year.toString(),
          text,
          marked: true,
          through: place < length - 1,
        }))}
      />
    </Section>
  );

export const Difference = () =>
  difference &&
  difference.points.length > 0 && (
    <Section title={t('Why We’re Different')} tone="mist">
      <ul className={styles.points}>
        {difference.points.map(({ figure, unit, text, large }) => (
          <li key={unit} className={styles.point}>
            <p className={`${layout.lens} ${styles.lens}`}>
              <strong className={styles.number}>{figure}</strong> {unit}
            </p>
            <p className={large ? styles.large : undefined}>{text}</p>
          </li>
        ))}
      </ul>
      {difference.limits && <p>{difference.limits}</p>}
    </Section>
  );

/** What people choose a doctor by. */
const fieldOf = ({ focus }: Doctor) => present([focus]);
const languagesOf = ({ languages }: Doctor) =>
  languageNames(languages.filter((language) => language !== 'English'));

const choices = [fieldOf, languagesOf].flatMap((of) =>
  choicesOf(doctors.map(of)),
);

function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const {
    slug,
    name,
    nameInText,
    credentials,
    focus,
    bio,
    languages,
    school,
    license,
    portrait,
  } = doctor;
  const [first, ...others] = bio;
  const facts = present<readonly [label: string, fact: string]>([
    school !== undefined && [t('School'), school],
    license !== undefined && [t('License'), license],
  ]);
  return (
    <article
      id={slug}
      className={`${layout.card} ${styles.profile}`}
      data-choices={fits(choices, [...fieldOf(doctor), ...languagesOf(doctor)])}
    >
      <div className={styles.inside}>
        <Illustration
          file={portrait}
          alt={t('Portrait of {name}', { name })}
          className={styles.portrait}
        />
        <div className={styles.who}>
          <h3>
            {name}, {credentials}
          </h3>
          {focus && <p className={styles.role}>{focus}</p>}
          <p className={styles.languages}>
            {languageNames(languages).join(', ')}
          </p>
        </div>
        <div className={`${layout.stack} ${styles.text}`}>
          {first && <p>{first}</p>}
          <Fold
            summary={contracted(t('More about {name}', { name: nameInText }))}
            always
          >
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {facts.map(([label, fact]) => (
              <p key={label}>
                <strong>{label}:</strong> {fact}
              </p>
            ))}
          </Fold>
          {slug === myopiaDoctor?.slug && (
            <PageLink to="myopia-doctor">
              {t('{name} and myopia control', { name })}
            </PageLink>
          )}
        </div>
      </div>
    </article>
  );
}

const Profiles = () => (
  <div className={styles.profiles}>
    {doctors.map((doctor) => (
      <DoctorProfile key={doctor.slug} doctor={doctor} />
    ))}
  </div>
);

export const Doctors = () => (
  <Section
    title={
      doctors.length > 1
        ? t('Meet our {count} optometrists', { count: inWords(doctors.length) })
        : t('Meet our optometrist')
    }
  >
    {practice.sample && (
      <p>{t('These are sample profiles. The doctors are made up.')}</p>
    )}
    {/* Two are easy to tell apart. */}
    {doctors.length > 2 && choices.length > 1 ? (
      <Choices
        question={t('Which doctor fits you?')}
        all={t('All of them')}
        choices={choices}
      >
        <Profiles />
      </Choices>
    ) : (
      <Profiles />
    )}
  </Section>
);

const people = doctors.map(({ languages, ...doctor }) =>
  person({ ...doctor, languages: languageNames(languages) }),
);

export const PageData = () => <StructuredData page={page} nodes={people} />;
