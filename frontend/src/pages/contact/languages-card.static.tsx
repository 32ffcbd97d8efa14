import { Card } from '@/components/card-grid';
import { languageNotes } from '@/content/languages';
import { t } from 'shared/t';

export function LanguagesCard() {
  if (languageNotes.length === 0) return null;
  return (
    <Card title={t('Languages and interpreters')}>
      {languageNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}
