import { type Phone, toPhone } from '@/content/phone';
import { practice } from '@/content/practice';
import { prefix } from '@/seo/languages';
import { t } from 'shared/t';

/**
 * All that a call can become while the phone is down: another number, or the
 * form. Import it with `?data`: only a page that the front desk has changed
 * loads it.
 */
export const phones = {
  own: toPhone(practice.phone),
  others: practice.otherPhones.map(toPhone),
  form: {
    href: `${prefix}/contact/#write`,
    display: t('{phone} (not working)', { phone: practice.phone.display }),
    call: t('Write to us'),
  } satisfies Phone,
};
