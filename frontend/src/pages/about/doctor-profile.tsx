import type { Doctor } from '@/content/doctors';
import { myopiaDoctor } from '@/content/myopia-doctor';
import { Drawing } from '@/ui/drawing';
import { PageLink } from '@/ui/page-link';
import styles from './doctor-profile.module.css';
import { portraits } from './portraits';

export function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const { slug, name, credentials, role, bio, languages, portrait } = doctor;
  return (
    <article id={slug} className={styles.profile}>
      <Drawing file={portraits[portrait]} alt={`Portrait of ${name}`} className={styles.portrait} />
      <div className={styles.words}>
        <h3>
          {name}, {credentials}
        </h3>
        <p className={styles.role}>{role}</p>
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
