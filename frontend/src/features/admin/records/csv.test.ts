import { expect, test } from 'vitest';
import { page as homeEntry } from '@/pages/home/page';
import { toCsv } from './csv';
import { toRecords } from './record';

test('a row a page under a row of names, quotes doubled', () => {
  const page = { ...homeEntry, title: 'The "clear lens", and more' };
  const [head, row, ...rest] = toCsv(toRecords([page])).split('\r\n');
  expect(head).toMatch(/^"Page","URL","Status","Indexable as served","Because","Title",/);
  expect(row).toContain(
    `"Home","${__SITE_URL__}/","Indexed","","","The ""clear lens"", and more","26",`,
  );
  expect(rest).toEqual(['']);
});
