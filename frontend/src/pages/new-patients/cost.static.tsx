import { details } from 'virtual:practice/details';
import { Cite } from '@/components/cite';
import { PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { joinWithOr } from '@/content/in-words';
import styles from './cost.module.css';

const { exam, childExam, contactLensFitting, firstMyopiaYear } = details.prices;

const prices = [
  ['Eye exam', exam],
  ['Child’s eye exam', childExam],
  ['Contact lens fitting', contactLensFitting],
  ['First year of myopia treatment', firstMyopiaYear],
].filter(([, price]) => price);

/** Ways to pay besides FSA and HSA cards: "cash, a card or a check". */
const otherWays = details.payment.filter((way) => !/FSA|HSA/.test(way));

const payment = joinWithOr(otherWays);

const takesAccountCards = otherWays.length < details.payment.length;

export default function Cost() {
  return (
    <Section id="cost" title="What it costs" tone="sand">
      {prices.length > 0 ? (
        <>
          <p>
            These are our prices without insurance. Your price depends on what you need. Call us,
            and we’ll tell you before you book.
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
            See what we check in an exam
          </PageLink>
        </>
      ) : (
        <p>
          Your price depends on what you need. Call <PhoneLink /> and we’ll tell you before you
          book.
        </p>
      )}
      <p>
        Have insurance? Your plan sets what you pay. Before your visit, we’ll tell you what your
        plan says it covers and estimate your share.
      </p>
      <p>
        You can use FSA or HSA money for exams, glasses and contacts.
        <Cite id="fsa-hsa-eye-care" />{' '}
        {takesAccountCards ? 'Just bring the card.' : 'Ask us for a receipt to send to your plan.'}
        {payment && ` You can${takesAccountCards ? ' also' : ''} pay with ${payment}.`}
      </p>
      <p>
        No insurance, or not using it? Ask us for a good-faith estimate. It’s your expected cost, in
        writing, before your visit.
        <Cite id="good-faith-estimate" />
      </p>
      <PageLink to="legal-good-faith-estimates">Your right to a good-faith estimate</PageLink>
    </Section>
  );
}
