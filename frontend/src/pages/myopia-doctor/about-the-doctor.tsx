import { doctorForMyopia } from 'virtual:practice/doctors';
import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import styles from './myopia-doctor.module.css';

const { name, bio, languages, focus } = doctorForMyopia;

export default function AboutTheDoctor() {
  return (
    <Section
      title="Who she is"
      illustration={
        <DescriptionList
          items={[
            ['In charge of', focus],
            ['Sees', 'Children from 6 to 14, and older ones already in treatment'],
            ['Exams in', languages.join(', ')],
            ['Between visits', 'Worried by a red eye? Ask for her at the front desk.'],
          ]}
        />
      }
    >
      {bio.slice(1).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <blockquote className={styles.quote}>
        <p>
          “I would rather tell you that a treatment does nothing for your child than let you pay for
          a second year of it.”
        </p>
        <footer>{name}</footer>
      </blockquote>
    </Section>
  );
}
