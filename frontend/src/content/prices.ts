import { details } from 'practice/details';
import { t } from 'shared/t';
import { longDate } from './dates';

type Price = NonNullable<(typeof details.prices)['exam']>;

/**
 * A price as text that's true on any day, because pages aren't built again when
 * a new price begins: `$140 ($150 from January 1, 2027)`.
 */
export const amountText = ({ amount, next }: Price): string =>
  next
    ? t('{amount} ({next} from {date})', {
        amount,
        next: next.amount,
        date: longDate(next.from),
      })
    : amount;

const dated = (price: Price | undefined) =>
  price && { amount: amountText(price), includes: price.includes };

const { exam, childExam, contactLensFitting, firstMyopiaYear } = details.prices;

/** Prices without insurance. */
export const prices = {
  exam: dated(exam),
  childExam: dated(childExam),
  contactLensFitting: dated(contactLensFitting),
  firstMyopiaYear: dated(firstMyopiaYear),
};
