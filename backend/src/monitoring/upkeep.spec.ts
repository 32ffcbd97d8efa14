import { expect, test } from '@jest/globals';
import { backupTasks, describeUpkeep, upkeepWarnings } from './upkeep.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;

test('warns of images older than 35 days and of a backup older than a week, and of nothing else', () => {
  const [images, backup] = upkeepWarnings(
    { images: now - 36 * day, backup: now - 8 * day },
    now,
  );
  expect(images).toContain('36 days ago');
  expect(backup).toContain('8 days old');
  expect(
    upkeepWarnings({ images: now - 35 * day, backup: now - 7 * day }, now),
  ).toEqual([]);
  // Before the first backup.
  expect(upkeepWarnings({}, now)).toEqual([]);
});

test('lists a missing backup and one older than a week as left to do', () => {
  expect(backupTasks({}, now)).toEqual([
    expect.stringMatching(/^No backup .*make backup/),
  ]);
  expect(backupTasks({ backup: now - 7 * day }, now)).toEqual([]);
  expect(backupTasks({ backup: now - 8 * day }, now)).toEqual([
    expect.stringContaining('8 days old'),
  ]);
});

test('describes both ages', () => {
  expect(
    describeUpkeep({ images: now - 12 * day, backup: now - day }, now),
  ).toBe('Images: updated 12 days ago.\nNewest backup: 1 day ago.');
  expect(describeUpkeep({}, now)).toBe('Backups: none made here yet.');
});
