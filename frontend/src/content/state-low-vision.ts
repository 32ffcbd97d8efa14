import { t } from 'shared/t';
import type { ClaimId } from './claims';
import { practice } from './practice';

interface StateService {
  name: string;
  website: string;
  /** In a sentence or two, after the name. */
  offers: string;
  /** The claim behind `offers`. */
  claim: ClaimId;
}

/**
 * What a state does for people with low vision, by its two letters, for states
 * whose rules we've read.
 */
const byState: Readonly<Partial<Record<string, StateService>>> = {
  NJ: {
    name: t('New Jersey Commission for the Blind and Visually Impaired'),
    website: 'https://www.nj.gov/humanservices/cbvi/',
    offers: t(
      'Does your better eye see 20/70 or worse with the best glasses? Or have you lost much of your side vision? The state offers a low-vision exam at no cost. Ask for a caseworker, who requests it.',
    ),
    claim: 'low-vision-nj',
  },
};

/** The service of the practice's state, if we know it. */
export const stateLowVision = byState[practice.address.state];

/** What its text cites. */
export const lowVisionClaims: readonly ClaimId[] = stateLowVision
  ? [stateLowVision.claim]
  : [];
