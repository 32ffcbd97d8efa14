import { stateLowVision } from '@/content/state-low-vision';
import { Cite } from './cite';

/** What the state does for people with low vision, with a link to it. */
export const StateLowVisionService = () =>
  stateLowVision && (
    <>
      <p>
        {stateLowVision.offers}
        <Cite id={stateLowVision.claim} />
      </p>
      <a href={stateLowVision.website}>{stateLowVision.name}</a>
    </>
  );
