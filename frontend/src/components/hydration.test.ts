import { expect, test } from 'vitest';
import { withoutHydrationMarks } from './hydration';
import styles from './hydration.module.css';

const section = (content: string) =>
  `<div class="${styles.whole ?? ''}">${content}</div>`;

test('removes React’s comments from static sections only', () => {
  const inner = '<div><p>Call <!-- -->us</p></div><!-- -->now';
  expect(
    withoutHydrationMarks(
      `a<!-- -->b${section(`<!--$-->${inner}<!--/$-->`)}c<!-- -->d`,
    ),
  ).toBe(`a<!-- -->b${section('<div><p>Call us</p></div>now')}c<!-- -->d`);
});

test('finds sections in sections, and the next one', () => {
  const nested = section(`x<!-- -->${section('y<!-- -->')}z<!-- -->`);
  expect(withoutHydrationMarks(`${nested}<!-- -->${section('<!-- -->')}`)).toBe(
    `${section(`x${section('y')}z`)}<!-- -->${section('')}`,
  );
});

test('refuses a section without an end', () =>
  expect(() =>
    withoutHydrationMarks(section('').replace('</div>', '')),
  ).toThrow('never closed'));
