import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isShown } from '../locale-plugin.ts';
import { readCatalog, readLocales, staysEnglish } from './locales.ts';
import { textProblems, textsIn, translated } from './translate-plugin.ts';

const catalog = new Map([
  ['Close', 'Cerrar'],
  ['Call {phone}', 'Llame al {phone}'],
  ['{a} to {b}', 'de {b} a {a}'],
  ['Call {911} or {phone}', 'Llame al {911} o al {phone}'],
]);

const spanish = (code: string) => translated(code, 'es', catalog);

test.each([
  ['const name = t("Close");', 'const name = "Cerrar";'],
  // In the order of the translation.
  ['t("{a} to {b}", { a: from(1), b })', '`de ${b} a ${from(1)}`'],
  ['t("Call {911} or {phone}", { phone })', '`Llame al {911} o al ${phone}`'],
  [
    'f(t("Close"), at("Close"), t("Call {phone}", { phone: x.y }));',
    'f("Cerrar", at("Close"), `Llame al ${x.y}`);',
  ],
])('translates %s', (code, expected) => expect(spanish(code)).toBe(expected));

test('replaces with the English text without a catalog', () => {
  const code = 't("Say `hi` to {name} for ${cost}", { name })';
  expect(translated(code, 'en', undefined)).toBe(
    '`Say \\`hi\\` to ${name} for \\${cost}`',
  );
});

test.each([
  [
    't("Open")',
    '“Open” has no translation. Add a line to a file of frontend/src/locales/es/: "Open": …',
  ],
  ['t(name)', 't(name): t() needs a literal text'],
])('explains what is wrong with %s', (code, message) =>
  expect(() => spanish(code)).toThrow(message),
);

test('refuses a translation with other placeholders', () => {
  const wrong = new Map([['Call {phone}', 'Llame al {telefono}']]);
  expect(() => translated('t("Call {phone}", { phone })', 'es', wrong)).toThrow(
    '“Llame al {telefono}” has other names in braces than “Call {phone}”.',
  );
});

test('finds the texts of TypeScript code', () =>
  expect(
    textsIn(
      'a.tsx',
      "const a: string = t('A'); <p title={t('B')}>{t('C', { a })}</p>",
    ),
  ).toEqual(['A', 'B', 'C']));

const reviewed = { es: { reviewedBy: 'Ana Example', reviewed: '2026-12-01' } };

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])(
  'shows an unreviewed language at %s',
  (siteUrl) => expect(isShown('es', siteUrl, {})).toBe(true),
);

test.each([
  'https://eyes.example',
  'https://localhost.example',
  'http://192.0.2.1',
])('shows a language at %s only if someone has reviewed it', (siteUrl) => {
  expect(isShown('es', siteUrl, {})).toBe(false);
  expect(isShown('es', siteUrl, reviewed)).toBe(true);
  expect(isShown('fr', siteUrl, reviewed)).toBe(false);
  expect(isShown('en', siteUrl, {})).toBe(true);
});

const spanishSite = {
  language: 'es',
  name: 'Español',
  prefix: '/es',
  pages: ['services'],
};

const problems = (file: string, code: string) =>
  textProblems(`frontend/src/${file}`, code, spanishSite, catalog);

test.each(["{t('Open')}", 'Open'])(
  'a page that exists only in English can say %s',
  (text) => {
    const code = `<h2>${text}</h2>`;
    expect(problems('pages/about/about-page.tsx', code)).toEqual([]);
    expect(problems('features/admin/admin.tsx', code)).toEqual([]);
  },
);

test.each(['pages/services/services-page.tsx', 'components/links.tsx'])(
  'says which translation %s needs, and where',
  (file) =>
    expect(problems(file, "t('Close') + t('Open')")).toEqual([
      `frontend/src/${file}: “Open” has no translation. Add a line to a file of frontend/src/locales/es/: "Open": …`,
    ]),
);

test('says which text of a translated page isn’t marked for translation', () =>
  expect(
    problems(
      'pages/services/services-page.tsx',
      "<><p>Come\n in.</p>{t('Close')} — <p lang='es'><b>Llame.</b></p></>",
    ),
  ).toEqual([
    "frontend/src/pages/services/services-page.tsx: “Come in.” is in English on the page in Español too. Write {t('…')}, and add its translation to frontend/src/locales/es/.",
  ]));

const repository = join(import.meta.dirname, '../../..');
const files = globSync('{frontend,shared}/src/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: ['**/*.test.*'],
});
const sources = files.map((file) => ({
  file,
  code: readFileSync(join(repository, file), 'utf8'),
}));
const translations = (await readLocales()).filter(
  ({ language }) => language !== 'en',
);

test.each(translations)(
  '$language has every text of its pages, and no other',
  async (locale) => {
    const { language } = locale;
    const catalog = await readCatalog(language);
    // Texts of the backend, which the sources here don't have.
    const server = await readCatalog(language, ['server.yaml']);
    const shown = sources.filter(({ file }) => !staysEnglish(file, locale));
    const used = new Set(
      shown.flatMap(({ file, code }) => textsIn(file, code)),
    );
    const problems = shown.flatMap(({ file, code }) =>
      textProblems(file, code, locale, catalog),
    );
    const unused = [...catalog.keys()]
      .filter((text) => !used.has(text) && !server.has(text))
      .map((text) => `${text}: no page in ${language} says this. Delete it.`);
    const empty = [...catalog]
      .filter(([, text]) => text.trim() === '')
      .map(([text]) => `${text}: the translation is empty.`);
    expect([...problems, ...unused, ...empty]).toEqual([]);
  },
);
