import { myopiaDoctor } from 'virtual:practice';
import { type Doctor, doctors } from 'virtual:practice/doctors';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { inWords } from '@/content/number-words';
import { practice } from '@/content/practice';
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
          <strong>Exams in:</strong> {languages.join(', ')}
        </p>
        {slug === myopiaDoctor.slug && (
          <PageLink to="myopia-doctor">How {name} works with families</PageLink>
        )}
      </div>
    </article>
  );
}

export function Doctors() {
  return (
    <Section
      title={doctors.length > 1 ? `The ${inWords(doctors.length)} doctors` : 'The doctor'}
      tone="mist"
    >
      {practice.sample && <p>Sample profiles: all of them are invented.</p>}
      <div className={styles.profiles}>
        {doctors.map((doctor) => (
          <DoctorProfile key={doctor.slug} doctor={doctor} />
        ))}
      </div>
    </Section>
  );
}
