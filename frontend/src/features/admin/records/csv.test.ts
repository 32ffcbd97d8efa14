import { expect, test } from 'vitest';
import { page as homeEntry } from '@/pages/home/page';
import { toCsv } from './csv';
import { toRecords } from './record';

test('has a header row, a row per page, and doubles quotes', () => {
  const page = { ...homeEntry, title: 'The "clear lens", and more' };
  const [head, row, ...rest] = toCsv(toRecords([page])).split('\r\n');
  expect(head).toMatch(/^"Page","URL","Status","Can be indexed","Because","Title",/);
  expect(row).toContain(
    `"Home","${__SITE_URL__}/","Indexed","","","The ""clear lens"", and more","26",`,
  );
  expect(rest).toEqual(['']);
});
