import { Statement, words } from '@/components/statement/statement';
import { t } from 'shared/t';

export function RarelySay() {
  return (
    <Statement>
      <p className={words}>
        {t('Children rarely say they can’t see well, because blurry is all they know.')}
      </p>
    </Statement>
  );
}
