import { whatToBring } from './content';

/** For structured data. Import it with `?data`, so what each thing is for stays out of the scripts. */
export const supplies = whatToBring.map(({ thing }) => thing);
