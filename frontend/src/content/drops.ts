import { claims } from './claims';

const { title, publisher } = claims['dilation-blur-hours'].source;

/** Who says what drops do, for paper. Import it with `?data`. */
export const dropsSource = { title, publisher };
