import { languageNotes, spanish } from '@/content/languages';
import { t } from 'shared/t';
import { language } from '@/seo/languages';
import { PhoneLink } from './links';
import { Section } from './section';

/** Languages at the front desk and in exams, and interpreters. */
export function Languages({ tone }: { tone?: 'mist' }) {
  if (languageNotes.length === 0) return null;
  return (
    <Section id="languages" title={t('Languages and interpreters')} tone={tone}>
      {language !== 'es' && (spanish.frontDesk || spanish.exams) && (
        <p lang="es">
          {spanish.frontDesk && (
            <>
              Hablamos español. Llámenos al <PhoneLink />.
            </>
          )}{' '}
          {spanish.exams && 'Pida su examen de la vista en español.'}
        </p>
      )}
      {languageNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Section>
  );
}
