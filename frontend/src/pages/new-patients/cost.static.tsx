import { details } from 'practice/details';
import { Cite } from '@/components/cite';
import { PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { joinWithOr } from '@/content/in-words';
import { t } from 'shared/t';
import styles from './cost.module.css';

const { exam, childExam, contactLensFitting, firstMyopiaYear } = details.prices;

const prices = [
  [t('Eye exam'), exam],
  [t('Child’s eye exam'), childExam],
  [t('Contact lens fitting'), contactLensFitting],
  [t('First year of myopia treatment'), firstMyopiaYear],
].filter(([, price]) => price);

/** Ways to pay besides FSA and HSA cards: "cash, a card or a check". */
const otherWays = details.payment.filter((way) => !/FSA|HSA/.test(way));

const payment = joinWithOr(otherWays);

const takesAccountCards = otherWays.length < details.payment.length;

export function Cost() {
  return (
    <Section id="cost" title={t('What it costs')} tone="sand">
      {prices.length > 0 ? (
        <>
          <p>
            {t(
              'These are our prices without insurance. Your price depends on what you need. Call us, and we’ll tell you before you book.',
            )}
          </p>
          <table className={styles.prices}>
            <tbody>
              {prices.map(([name, price]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <PageLink to="services" hash="#exams">
            {t('See what we check in an exam')}
          </PageLink>
        </>
      ) : (
        <p>
          {t('Your price depends on what you need. Call ')}
          <PhoneLink />
          {t(' and we’ll tell you before you book.')}
        </p>
      )}
      <p>
        {t(
          'Have insurance? Your plan sets what you pay. Before your visit, we’ll tell you what your plan says it covers and estimate your share.',
        )}
      </p>
      <p>
        {t('You can use FSA or HSA money for exams, glasses and contacts.')}
        <Cite id="fsa-hsa-eye-care" />{' '}
        {takesAccountCards
          ? t('Just bring the card.')
          : t('Ask us for a receipt to send to your plan.')}
        {payment &&
          (takesAccountCards
            ? t(' You can also pay with {payment}.', { payment })
            : t(' You can pay with {payment}.', { payment }))}
      </p>
      <p>
        {t(
          'No insurance, or not using it? Ask us for a good-faith estimate. It’s your expected cost, in writing, before your visit.',
        )}
        <Cite id="good-faith-estimate" />
      </p>
      <PageLink to="legal-good-faith-estimates">
        {t('Your right to a good-faith estimate')}
      </PageLink>
    </Section>
  );
}
