import { type ReactNode, useState } from 'react';
import { PhoneLink } from '@/components/links';
import { LookupForm } from '../lookup-form';
import { findPlan, type FoundPlan } from './find-plan';

const bring: Readonly<
  Record<Exclude<FoundPlan['kind'], 'unknown' | 'medicare-advantage'>, string>
> = {
  vision:
    'Bring your card or member ID. If the plan is in someone else’s name, bring that name and date of birth.',
  medical: 'Bring your card. Ask your plan if it wants a referral from your family doctor.',
  medicare: 'Bring your red, white and blue card, and the card of any supplement.',
  medicaid: 'Bring your card and a photo ID. For a child, bring your own ID.',
};

function Answer({ found }: { found: FoundPlan }): ReactNode {
  switch (found.kind) {
    case 'unknown':
      return (
        <>
          <strong>Ask us.</strong> We don’t know that name, but it may belong to a plan we take.
          Call <PhoneLink /> with your card in your hand.
        </>
      );
    case 'medicare-advantage':
      return (
        <>
          <strong>Ask us.</strong> A Medicare Advantage plan has its own network. Call <PhoneLink />{' '}
          with your card in your hand.
        </>
      );
    default:
      return (
        <>
          <strong>We’re in network with {found.plan}.</strong> {bring[found.kind]} We check what
          your own plan pays before your visit.
        </>
      );
  }
}

/** From the name of a plan to what to do. Nothing leaves the device. */
export default function InsuranceFinder() {
  const [found, setFound] = useState<FoundPlan>();

  return (
    <>
      <LookupForm
        label="The plan’s name on your card"
        button="Look it up"
        onLookup={(text) => {
          setFound(findPlan(text));
        }}
      />
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">{found && <Answer found={found} />}</p>
    </>
  );
}
