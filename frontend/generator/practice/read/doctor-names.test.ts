import { expect, test } from 'vitest';
import { lastNameOf, shortNameOf, shownName } from './doctor-names.ts';

test.each([
  ['Dr. Maya Sample', 'Sample'],
  ['Dr. José Peña Jr.', 'Peña'],
  ['Dr. José Peña, Jr.', 'Peña'],
  ['Dr. José Peña jr', 'Peña'],
  ['Dr. Sam Lee III', 'Lee'],
  ['Dr. Sam Lee OD', 'Lee'],
  ['Dr. Sam Lee, O.D., FAAO', 'Lee'],
  ['Dr. Anh Do', 'Do'],
  ['Dr. Anh Do DO', 'Do'],
  ['Dr. Ana García López', 'García'],
  ['Dr. José Luis García López', 'García'],
  ['Dr. Ana Garcia Lopez Sr.', 'Garcia'],
  ['Dr. Ana María Peña', 'Peña'],
  ['Dr. Cruz García', 'García'],
  ['Dr. Mary Perez Smith', 'Smith'],
  ['Dr. Mary Ann Smith', 'Smith'],
  ['Dr. Santiago Ramón y Cajal', 'Ramón'],
  ['Dr. José Luis de la Cruz', 'de la Cruz'],
  ['Dr. José De La Cruz', 'De La Cruz'],
  ['Dr. Ana García de la Cruz', 'García'],
  ['Dr. Ana de la Cruz García', 'de la Cruz'],
  ['Dr. María del Carmen Peña', 'Peña'],
  ['Dr. María de los Ángeles', 'de los Ángeles'],
  ['Dr. Pim van Dyke', 'van Dyke'],
  ['Dr. Pim Van Dyke', 'Van Dyke'],
  ['Dr. Pim van der Berg IV', 'van der Berg'],
  ['Dr. Jo St. John', 'St. John'],
  ['Dr. Van Nguyen', 'Nguyen'],
  ['Dr. Anh Van', 'Van'],
  ['Dr. Jo Montgomery-Featherstonehaugh', 'Montgomery-Featherstonehaugh'],
  ['Dr. O’Brien-Smith', 'O’Brien-Smith'],
  ['Cher', 'Cher'],
])('%s is Dr. %s', (name, lastName) => {
  expect(lastNameOf(name)).toBe(lastName);
});

test.each([
  [['Dr. Maya Sample', 'Dr. Lucia Specimen'], 'Dr. Sample'],
  [['Dr. José Peña', 'Dr. Ana Peña'], 'Dr. José Peña'],
  [['Dr. José Luis Peña', 'Dr. Ana Pena'], 'Dr. José Peña'],
  [['Dr. José Peña Jr.', 'Dr. José Luis Peña'], 'Dr. José Peña Jr.'],
  [['Maya Sample', 'Dr. Ana Peña'], 'Maya Sample'],
])('of %j, the first is %s for short', (names, shortName) => {
  const doctors = names.map((name) => ({ name, lastName: lastNameOf(name) }));
  expect(shortNameOf(doctors[0] ?? { name: '', lastName: '' }, doctors)).toBe(
    shortName,
  );
});

test.each([
  ['Dr. Sam Lee OD', 'OD', 'Dr. Sam Lee'],
  ['Dr. Sam Lee, OD, FAAO', 'OD, FAAO', 'Dr. Sam Lee'],
  ['Dr. Sam Lee, FAAO', 'OD', 'Dr. Sam Lee, FAAO'],
  ['Dr. Sam Lee', 'OD', 'Dr. Sam Lee'],
  ['Dr Sam Lee', 'OD', 'Dr. Sam Lee'],
])('%s with the credentials %s is %s', (written, credentials, name) => {
  expect(shownName(written, credentials)).toBe(name);
});
