import { doctors } from '@/content/doctors';
import { Section } from '@/sections/section';
import { DoctorProfile } from './doctor-profile';
import styles from './doctors.module.css';

export function Doctors() {
  return (
    <Section title="The five doctors" tone="mist">
      {doctors.some(({ sample }) => sample) && (
        <p>Sample profiles: these five people are invented.</p>
      )}
      <div className={styles.profiles}>
        {doctors.map((doctor) => (
          <DoctorProfile key={doctor.slug} doctor={doctor} />
        ))}
      </div>
    </Section>
  );
}
