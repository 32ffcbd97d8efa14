import { danielExample } from './doctors/daniel-example';
import type { Doctor } from './doctors/doctor';
import { luciaSpecimen } from './doctors/lucia-specimen';
import { mayaSample } from './doctors/maya-sample';
import { ruthTemplate } from './doctors/ruth-template';
import { theoPlaceholder } from './doctors/theo-placeholder';

export type { Doctor, PortraitName } from './doctors/doctor';

/** All five, in the order of the about page. A page about one of them imports that one alone. */
export const doctors: readonly Doctor[] = [
  mayaSample,
  danielExample,
  luciaSpecimen,
  theoPlaceholder,
  ruthTemplate,
];
