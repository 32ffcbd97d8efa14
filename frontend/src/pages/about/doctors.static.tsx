import { myopiaDoctor } from 'practice/core';
import { doctors } from 'practice/doctors';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { inWords } from '@/content/in-words';
import { practice, type Doctor } from '@/content/practice';
import styles from './about.module.css';

function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const { slug, name, credentials, focus, bio, languages, portrait } = doctor;
  return (
    <article id={slug} className={styles.profile}>
      <Illustration
        file={portrait}
        alt={`Portrait of ${name}`}
        className={styles.doctorProfilePortrait}
      />
      <div className={styles.text}>
        <h3>
          {name}, {credentials}
        </h3>
        <p className={styles.role}>{focus}</p>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <strong>Languages:</strong> {languages.join(', ')}
        </p>
        {slug === myopiaDoctor.slug && (
          <PageLink to="myopia-doctor">More about {name} and myopia control</PageLink>
        )}
      </div>
    </article>
  );
}

export function Doctors() {
  return (
    <Section
      title={
        doctors.length > 1
          ? `Meet our ${inWords(doctors.length)} optometrists`
          : 'Meet our optometrist'
      }
      tone="mist"
    >
      {practice.sample && <p>These are sample profiles. The doctors are made up.</p>}
      <div className={styles.profiles}>
        {doctors.map((doctor) => (
          <DoctorProfile key={doctor.slug} doctor={doctor} />
        ))}
      </div>
    </Section>
  );
}
