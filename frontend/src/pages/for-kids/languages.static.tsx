import { Section } from '@/components/section';
import { languageNotes } from '@/content/languages';

export default function Languages() {
  if (languageNotes.length === 0) return null;
  return (
    <Section id="languages" title="Languages and interpreters">
      {languageNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Section>
  );
}
