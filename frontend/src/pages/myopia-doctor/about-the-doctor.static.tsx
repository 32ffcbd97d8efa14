import { doctorForMyopia } from 'virtual:practice/doctors';
import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import styles from './myopia-doctor.module.css';

const { name, shortName, bio, quote, languages, focus } = doctorForMyopia;

export default function AboutTheDoctor() {
  return (
    <Section
      title={`Who ${shortName} is`}
      illustration={
        <DescriptionList
          items={[
            ['In charge of', focus],
            ['Sees', 'Children from 6 to 14, and older ones already in treatment'],
            ['Exams in', languages.join(', ')],
            ['Between visits', `Worried by a red eye? Ask for ${shortName} at the front desk.`],
          ]}
        />
      }
    >
      {bio.slice(1).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {quote && (
        <blockquote className={styles.quote}>
          <p>“{quote}”</p>
          <footer>{name}</footer>
        </blockquote>
      )}
    </Section>
  );
}
