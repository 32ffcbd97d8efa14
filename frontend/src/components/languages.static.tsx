import { languageNotes } from '@/content/languages';
import { Section } from './section';

/** Languages at the front desk and in exams, and interpreters. */
export default function Languages({ tone }: { tone?: 'mist' }) {
  if (languageNotes.length === 0) return null;
  return (
    <Section id="languages" title="Languages and interpreters" tone={tone}>
      {languageNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Section>
  );
}
