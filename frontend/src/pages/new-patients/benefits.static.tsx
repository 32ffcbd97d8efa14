import { doctorCount } from 'practice/core';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import type { ClaimId } from '@/content/claims';
import { t } from 'shared/t';

export interface Benefit {
  title: string;
  text: string;
  claim?: ClaimId;
}

const callback =
  doctorCount > 1
    ? t('That doctor, or another if yours is off, will call you back within one business day.')
    : t('The doctor will call you back within one business day.');

/** What patients get besides the exam itself. */
export const benefits: readonly Benefit[] = [
  {
    title: t('Results you can read'),
    text: t(
      'You get one page in large print (18-point type). It says what we found, what to do and when to come back. It’s yours before you leave the chair.',
    ),
  },
  {
    title: t('Your prescription'),
    text: t(
      'You get your glasses prescription without asking, at no extra charge. That’s federal law. Fill it here or anywhere else.',
    ),
    claim: 'eyeglass-prescription-rule',
  },
  {
    title: t('Problems found early'),
    text: t(
      'We keep your eye photos and compare them with next year’s. Many eye diseases have no symptoms at first.',
    ),
    claim: 'eye-disease-without-warning',
  },
  {
    title: t('A doctor who calls back'),
    text: t(
      'Questions once you’re home? Call and ask for the doctor who examined you. {callback}',
      { callback },
    ),
  },
];

export function Benefits() {
  return (
    <Section title={t('What you take home')} tone="mist">
      <CardGrid>
        {benefits.map(({ title, text, claim }) => (
          <Card key={title} title={title}>
            <p>
              {text}
              {claim && <Cite id={claim} />}
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
