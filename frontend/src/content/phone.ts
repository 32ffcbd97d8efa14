import { practice } from './practice';
import { t } from 'shared/t';

/** Where a call leads, and what it's called. */
export interface Phone {
  href: string;
  /** The number. */
  display: string;
  /** The text of a link. */
  call: string;
}

export const toPhone = ({
  display,
  href,
}: Pick<Phone, 'display' | 'href'>): Phone => ({
  href,
  display,
  call: t('Call {phone}', { phone: display }),
});

const ownPhone = toPhone(practice.phone);

/** The end of nginx's own answer, without its period. */
export const orCallUs = ` or call us at ${practice.phone.display}`;

/**
 * The number to call today. If the front desk has set another one,
 * components/day.ts writes it on the element with the changes, so that React
 * renders what nginx has served.
 */
export function phoneToday(): Phone {
  if (import.meta.env.SSR) return ownPhone;
  const set = document.getElementById('day-changes')?.dataset.phone;
  return set ? (JSON.parse(set) as Phone) : ownPhone;
}
