import { expect, test } from 'vitest';
import { isShown } from './shown-languages.ts';

const reviewed = { es: { reviewedBy: 'Ana Example', reviewed: '2026-12-01' } };

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])(
  'shows an unreviewed language at %s',
  (siteUrl) => {
    expect(isShown('es', siteUrl, {})).toBe(true);
  },
);

test.each(['https://eyes.example', 'https://localhost.example', 'http://192.0.2.1'])(
  'shows a language at %s only if someone has reviewed it',
  (siteUrl) => {
    expect(isShown('es', siteUrl, {})).toBe(false);
    expect(isShown('es', siteUrl, reviewed)).toBe(true);
    expect(isShown('fr', siteUrl, reviewed)).toBe(false);
    expect(isShown('en', siteUrl, {})).toBe(true);
  },
);
