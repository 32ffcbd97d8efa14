import { Cite } from '@/components/cite';
import { Statement, words } from '@/components/statement/statement';
import { t } from 'shared/t';

export function EveryYear() {
  return (
    <Statement id="every-year" heading={t('Why every year, if nothing bothers you?')}>
      <p className={words}>
        {t('Many eye diseases have no symptoms at first.')}
        <Cite id="eye-disease-without-warning" />
      </p>
      <p>
        {t(
          'We also compare your photos from year to year. Two photos of the optic nerve tell us more than one. The American Optometric Association recommends yearly exams, too.',
        )}
        <Cite id="yearly-exam" />
      </p>
    </Statement>
  );
}
