import { myopiaDoctor } from 'practice/core';
import { difference } from 'practice/difference';
import { doctors, founder } from 'practice/doctors';
import { letter } from 'practice/letter';
import { Fold } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { TwoSlips } from '@/components/two-slips/two-slips';
import { inWords } from '@/content/in-words';
import { type Doctor, practice } from '@/content/practice';
import { person } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import styles from './about.module.css';
import { page } from './page';

/**
 * Each doctor’s field and, where there’s room, face, with a link to the
 * profile.
 */
export const DoctorIndex = () => (
  <ul className={styles.index}>
    {doctors.map(({ slug, name, focus, portrait }) => (
      <li key={slug}>
        <a className={styles.entry} href={`#${slug}`}>
          <Illustration file={portrait} alt="" className={layout.notOnPhones} />
          <strong>{name}</strong>{' '}
          <span className={layout.notOnPhones}>{focus}</span>
        </a>
      </li>
    ))}
  </ul>
);

export const Letter = () =>
  letter && (
    <Section
      title={`A letter from ${founder.shortName}`}
      illustration={
        letter.slips && (
          <div className={layout.notOnPhones}>
            <TwoSlips slips={letter.slips} />
          </div>
        )
      }
    >
      <div className={`${layout.card} ${styles.sheet}`}>
        <ProseBlocks blocks={letter.blocks} />
        <div className={layout.row}>
          <Illustration
            file={founder.portrait}
            alt=""
            className={styles.signaturePortrait}
          />
          <p>
            <strong>{founder.name}</strong>
            <br />
            Founder of {practice.name}
          </p>
        </div>
      </div>
    </Section>
  );

export const Difference = () =>
  difference &&
  difference.points.length > 0 && (
    <Section title="Why We’re Different" tone="sand">
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

function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const {
    slug,
    name,
    credentials,
    focus,
    bio,
    languages,
    school,
    license,
    portrait,
  } = doctor;
  const facts = [
    ['Languages', languages.join(', ')],
    ['School', school],
    ['License', license],
  ];
  return (
    <article id={slug} className={styles.profile}>
      <Illustration
        file={portrait}
        alt={`Portrait of ${name}`}
        className={styles.portrait}
      />
      <div className={styles.who}>
        <h3>
          {name}, {credentials}
        </h3>
        <p className={styles.role}>{focus}</p>
      </div>
      <div className={`${layout.stack} ${styles.text}`}>
        <p>{bio[0]}</p>
        <Fold summary={`More about ${name}`}>
          {bio.slice(1).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.map(
            ([label, fact]) =>
              fact && (
                <p key={label}>
                  <strong>{label}:</strong> {fact}
                </p>
              ),
          )}
        </Fold>
        {slug === myopiaDoctor?.slug && (
          <PageLink to="myopia-doctor">{name} and myopia control</PageLink>
        )}
      </div>
    </article>
  );
}

export const Doctors = () => (
  <Section
    title={
      doctors.length > 1
        ? `Meet our ${inWords(doctors.length)} optometrists`
        : 'Meet our optometrist'
    }
    tone="mist"
  >
    {practice.sample && (
      <p>These are sample profiles. The doctors are made up.</p>
    )}
    <div>
      {doctors.map((doctor) => (
        <DoctorProfile key={doctor.slug} doctor={doctor} />
      ))}
    </div>
  </Section>
);

export const PageData = () => (
  <StructuredData page={page} nodes={doctors.map(person)} />
);
