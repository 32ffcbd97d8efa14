import { useState } from 'react';
import { PageLink, PhoneLink } from '@/components/links';
import { t } from 'shared/t';
import { LookupForm } from '../lookup-form';
import { findPlan, type FoundPlan } from './find-plan';

const bring: Readonly<Record<Extract<FoundPlan, { plan: string }>['kind'], string>> = {
  vision: t(
    'Bring your card or member ID. If the plan is in someone else’s name, bring that name and date of birth.',
  ),
  medical: t('Bring your card. Ask your plan if it wants a referral from your family doctor.'),
  medicare: t('Bring your red, white and blue card, and the card of any supplement.'),
  medicaid: t('Bring your card and a photo ID. For a child, bring your own ID.'),
};

const withCard = t('. Have your insurance card ready.');

/** What comes before and after our number. */
const toAsk: Readonly<Record<'unknown' | 'medicare-advantage' | 'own-network', [string, string]>> =
  {
    unknown: [t(' We don’t know that name, but it may belong to a plan we take. Call '), withCard],
    'medicare-advantage': [t(' A Medicare Advantage plan has its own network. Call '), withCard],
    'own-network': [
      t(' Plans with that name can have networks of their own, such as for Medicaid. Call '),
      t(', read us the full name on your card, and ask if we’re in its network.'),
    ],
  };

function Answer({ found }: { found: FoundPlan }) {
  if ('plan' in found) {
    return (
      <>
        <strong>{t('We’re in network with {plan}.', { plan: found.plan })}</strong>{' '}
        {bring[found.kind]}
        {t(' We check what your own plan pays before your visit.')}
      </>
    );
  }
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
  const [before, after] = toAsk[found.kind];
  return (
    <>
      <strong>{t('Ask us.')}</strong>
      {before}
      <PhoneLink />
      {after}
    </>
  );
}

/** From the name of a plan to what to do. Nothing leaves the device. */
export default function InsuranceFinder() {
  const [found, setFound] = useState<FoundPlan>();

  return (
    <>
      <LookupForm
        label={t('The plan’s name on your card')}
        button={t('Look it up')}
        onLookup={(text) => setFound(findPlan(text))}
      />
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">{found && <Answer found={found} />}</p>
    </>
  );
}
