import { details } from 'practice/details';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import { PageLink, PhoneLink } from '@/components/links';
import { Chips, DescriptionList } from '@/components/lists';
import { Section } from '@/components/section';
import { joinWithAnd, joinWithOr } from '@/content/in-words';
import {
  datedName,
  planLines,
  plans,
  takesInsurance,
  takesMedicaid,
  takesMedicare,
} from '@/content/insurers';
import { fullName } from '@/content/plan-name';
import type { Insurer } from '@/content/practice';
import { prices } from '@/content/prices';
import { planChecks } from '@/content/promises';
import { t } from 'shared/t';
import styles from './new-patients.module.css';

const { answers, promises } = details;

const { exam, childExam, contactLensFitting, firstMyopiaYear } = prices;

const priceList = [
  { name: t('Eye exam'), ...exam },
  { name: t('Child’s eye exam'), ...childExam },
  { name: t('Contact lens fitting'), ...contactLensFitting },
  { name: t('First year of myopia treatment'), ...firstMyopiaYear },
].filter(({ current }) => current);

/** Ways to pay besides FSA and HSA cards: "cash, a card or a check". */
const otherWays = details.payment.filter((way) => !/FSA|HSA/.test(way));

const payment = joinWithOr(otherWays);

const takesAccountCards = otherWays.length < details.payment.length;

export const Cost = () => (
  <Section id="cost" title={t('What it costs')} tone="sand">
    {priceList.length > 0 ? (
      <>
        <p>
          {takesInsurance
            ? t('Our prices without insurance:')
            : t('Our prices:')}
        </p>
        <table className={styles.prices}>
          <tbody>
            {priceList.map(({ name, current, later, includes }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <small>{includes}</small>
                </th>
                <td>
                  {current} {later && <small>{later}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    ) : (
      <p>
        {t('Your price depends on what you need. Call ')}
        <PhoneLink />
        {t(' and ask for an estimate before you book.')}
      </p>
    )}
    <div className={styles.ways}>
      <Fold
        summary={
          takesInsurance
            ? t('Insurance, FSA, HSA and estimates')
            : t('FSA, HSA and estimates')
        }
      >
        {takesInsurance && (
          <p>
            {t('Have insurance? Your plan sets what you pay.')}
            {planChecks &&
              t(
                ' Before your visit, we’ll tell you what your plan says it covers and estimate your share.',
              )}
          </p>
        )}
        <p>
          {t('You can use FSA or HSA money for exams, glasses and contacts.')}
          <Cite id="fsa-hsa-eye-care" />{' '}
          {takesAccountCards
            ? t('Just bring the card.')
            : t('Ask us for a receipt to send to your plan.')}
          {payment &&
            (takesAccountCards
              ? t(' You can also pay with {payment}.', { payment })
              : t(' You can pay with {payment}.', { payment }))}{' '}
          {answers.financing}
        </p>
        <p>
          {takesInsurance && t('No insurance, or not using it? ')}
          {t(
            'Ask us for a Good Faith Estimate. It’s your expected cost, in writing, before your visit.',
          )}
          <Cite id="good-faith-estimate" />
        </p>
      </Fold>
      <PageLink to="legal-good-faith-estimates">
        {t('Your right to a Good Faith Estimate')}
      </PageLink>
    </div>
  </Section>
);

const namesOf = (plans: readonly Insurer[]) => plans.map(({ name }) => name);

/** The plans of one line, and those that people ask for in vain. */
const PlansOfLine = ({ taken, notTaken }: (typeof planLines)[number]) => (
  <>
    {taken.length > 0 && (
      <Chips
        items={taken.map((plan) => ({
          name: datedName({ ...plan, name: fullName(plan) }),
          through: plan.through,
        }))}
      />
    )}
    {notTaken.length > 0 && (
      <>
        <p className={styles.refused}>{t('We don’t take:')}</p>
        <Chips items={notTaken.map((name) => ({ name }))} without />
      </>
    )}
  </>
);

const { vision, medical } = plans;

const hasKinds =
  vision.length > 0 || medical.length > 0 || takesMedicaid || takesMedicare;

export const Insurance = () => (
  <Section id="insurance" title={t('Insurance we accept')}>
    <DescriptionList
      wide
      items={planLines.map((line) => [
        line.title,
        <PlansOfLine key={line.title} {...line} />,
      ])}
    />
    {promises.otherPlans && (
      <p>{t('We take these and others. Don’t see yours? Ask us.')}</p>
    )}
    {hasKinds && (
      <Fold summary={t('What each kind of plan pays for')}>
        <CardGrid>
          {vision.length > 0 && (
            <Card title={t('Vision plans')}>
              <p>
                {t(
                  'A vision plan like {plans} helps pay for a routine exam. It also helps pay for glasses or contacts.',
                  { plans: joinWithOr(namesOf(vision)) },
                )}
              </p>
            </Card>
          )}
          {medical.length > 0 && (
            <Card title={t('Medical insurance')}>
              <p>
                {t(
                  'Medical plans like {plans} usually help pay for visits for an eye disease or injury. Some plans cover a routine exam, too.',
                  { plans: joinWithAnd(namesOf(medical)) },
                )}
              </p>
            </Card>
          )}
          {takesMedicaid && (
            <Card title="Medicaid">
              <p>
                {t(
                  'Medicaid covers eye care and glasses for members under 21.',
                )}
                <Cite id="medicaid-children" />{' '}
                {answers.medicaidAdults ??
                  t('For adults, it depends on the plan. Call us and ask.')}
              </p>
            </Card>
          )}
          {takesMedicare && (
            <Card title="Medicare">
              <p>
                {t(
                  'Original Medicare doesn’t pay for a routine exam for glasses or contacts.',
                )}
                <Cite id="medicare-routine-exam" />
                {t(' Part B helps pay for:')}
              </p>
              <ul>
                <li>
                  {t(
                    'a glaucoma screening once a year, if you’re at high risk',
                  )}
                  <Cite id="medicare-glaucoma-screening" />
                </li>
                <li>
                  {t('a dilated eye exam, if you have diabetes')}
                  <Cite id="medicare-diabetes-exam" />
                </li>
                <li>
                  {t('some tests and treatments for wet macular degeneration')}
                  <Cite id="medicare-macular-degeneration" />
                </li>
                <li>
                  {t(
                    'a pair of glasses or set of contacts after each cataract surgery with a lens implant',
                  )}
                  <Cite id="medicare-glasses-after-cataract" />
                </li>
              </ul>
              {answers.medicareAdvantage && <p>{answers.medicareAdvantage}</p>}
            </Card>
          )}
        </CardGrid>
      </Fold>
    )}
  </Section>
);
