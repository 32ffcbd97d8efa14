import { doctors } from 'virtual:practice/doctors';
import { Section } from '@/components/section';
import { inWords } from '@/content/number-words';
import { practice } from '@/content/practice';
import { DoctorProfile } from './doctor-profile';
import styles from './doctors.module.css';

export function Doctors() {
  return (
    <Section title={`The ${inWords(doctors.length)} doctors`} tone="mist">
      {practice.sample && (
        <p>Sample profiles: these {inWords(doctors.length)} people are invented.</p>
      )}
      <div className={styles.profiles}>
        {doctors.map((doctor) => (
          <DoctorProfile key={doctor.slug} doctor={doctor} />
        ))}
      </div>
    </Section>
  );
}
