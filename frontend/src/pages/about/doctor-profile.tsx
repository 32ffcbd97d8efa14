import type { Doctor } from 'virtual:practice/doctors';
import { myopiaDoctor } from 'virtual:practice';
import { Drawing } from '@/components/illustration';
import { PageLink } from '@/components/page-link';
import styles from './doctor-profile.module.css';

export function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const { slug, name, credentials, focus, bio, languages, portrait } = doctor;
  return (
    <article id={slug} className={styles.profile}>
      <Drawing file={portrait} alt={`Portrait of ${name}`} className={styles.portrait} />
      <div className={styles.words}>
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
