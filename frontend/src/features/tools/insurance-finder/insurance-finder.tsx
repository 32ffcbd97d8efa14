import { useState } from 'react';
import { PageLink, PhoneLink } from '@/components/links';
import { longDate } from '@/content/dates';
import { planChecks } from '@/content/promises?data';
import { plans } from '@/content/insurers?data';
import { fullName } from '@/content/plan-name';
import { today } from '@/content/today';
import { t } from 'shared/t';
import { LookupForm } from '../lookup-form';
import {
  findPlan,
  type FoundPlan,
  type Kind,
  type ListedPlan,
} from './find-plan';

/**
 * What could be on the card of a plan that has almost the same name, but
 * another network. Our number follows.
 */
const otherPlan: Readonly<Record<Kind, string>> = {
  vision: t(' Does your card also say Medicare, Medicaid, HMO or EPO? Call '),
  medical: t(' Does your card also say Medicare, Medicaid, HMO or EPO? Call '),
  medicare: t(' Do you have a Medicare Advantage card? Call '),
  medicareAdvantage: t(' Does your card say more than that? Call '),
  medicaid: t(' Does your card also say Medicare? Call '),
};

const bring: Readonly<Record<Kind, string>> = {
  vision: t(
    'Bring your card or member ID. If the plan is in someone else’s name, bring that name and date of birth.',
  ),
  medical: t(
    'Bring your card. Ask your plan if it wants a referral from your family doctor.',
  ),
  medicare: t(
    'Bring your red, white and blue card, and the card of any supplement.',
  ),
  medicareAdvantage: t('Bring that card, and the red, white and blue one.'),
  medicaid: t(
    'Bring your card and a photo ID. For a child, bring your own ID.',
  ),
};

function Yes({ from, through, ...plan }: ListedPlan) {
  const name = fullName(plan);
  if (from && today() < from)
    return t('We’ll take {plan} from {date}.', {
      plan: name,
      date: longDate(from),
    });
  return (
    <>
      {t('We take {plan}.', { plan: name })}
      {through && t(' The last day is {date}.', { date: longDate(through) })}
    </>
  );
}

const No = ({ sentence }: { sentence: string }) => (
  <>
    <strong>{sentence}</strong>
    {t(' Call ')}
    <PhoneLink />
    {t(' and we’ll tell you what you’d pay without it.')}
  </>
);

function Listed(plan: ListedPlan) {
  const { kind, name, through } = plan;
  if (through && through < today())
    return <No sentence={t('We no longer take {plan}.', { plan: name })} />;
  return (
    <>
      <strong>
        <Yes {...plan} />
      </strong>
      {otherPlan[kind]}
      <PhoneLink />
      {t(' first, because that plan can have its own network.')} {bring[kind]}
      {planChecks && t(' Before your visit, we’ll check what your plan pays.')}
    </>
  );
}

/** Why we have to be asked. Our number follows. */
const reasonToAsk = {
  name: t(
    ' That exact name isn’t on our list, and plans with similar names can have different networks. Call ',
  ),
  medicare: t(
    ' We have to know which Medicare plan it is, because each Medicare Advantage plan has its own network. Call ',
  ),
  medicaid: t(
    ' We have to know which Medicaid plan it is, because each one has its own network. Call ',
  ),
};

/** What to do about a plan, on today's date where the practice is. */
export function Answer({ found }: { found: FoundPlan }) {
  if (found.kind === 'uninsured') {
    return (
      <>
        <strong>{t('You can come without insurance.')}</strong>{' '}
        <PageLink to="new-patients" hash="#cost">
          {t('See what it costs')}
        </PageLink>
        .
      </>
    );
  }
  if (found.kind === 'notTaken')
    return <No sentence={t('We don’t take {plan}.', { plan: found.name })} />;
  if (found.kind !== 'ask') return <Listed {...found} />;
  return (
    <>
      <strong>{t('Ask us.')}</strong>
      {reasonToAsk[found.about]}
      <PhoneLink />
      {t(
        '. Have your card ready. We’ll ask for the plan’s full name, the member ID and the member’s date of birth. If we’re closed, ',
      )}
      <PageLink to="contact" hash="#write">
        {t('write to us')}
      </PageLink>
      {t('. Give the plan’s full name, but no member ID.')}
    </>
  );
}

/** From the name of a plan to what to do. Nothing leaves the device. */
export default function InsuranceFinder() {
  const [found, setFound] = useState<FoundPlan>();

  return (
    <>
      <LookupForm
        label={t('The plan’s full name on your card')}
        button={t('Look it up')}
        onLookup={(text) => setFound(findPlan(text, plans))}
        onEdit={() => setFound(undefined)}
      />
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">{found && <Answer found={found} />}</p>
    </>
  );
}
