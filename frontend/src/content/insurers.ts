import { practice } from './practice';

const { vision, medical, medicare, medicaid } = practice.insurers;

/** All accepted insurance: vision plans, medical insurers, Medicare, Medicaid. */
export const insurers: readonly string[] = [
  ...vision,
  ...medical,
  ...(medicare ? ['Medicare'] : []),
  ...medicaid,
];
