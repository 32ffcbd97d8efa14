import { mkdir, writeFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { copiedExample, example } from '../../testing/copied-example.ts';
import { loadPractice } from './load-practice.ts';

const copy = copiedExample();

afterEach(() => {
  vi.unstubAllEnvs();
});

async function writeLegal(name: string, text: string) {
  await mkdir(copy.path('text/en/legal'), { recursive: true });
  await writeFile(copy.path(`text/en/legal/${name}`), text);
}

const approved = 'reviewed: 2026-12-01\nreviewedBy: Jane Roe, attorney\n';

test('uses the practice’s legal page once a lawyer has approved it', async () => {
  const find = async () => {
    const { legal } = await copy.load();
    return legal.find(({ id }) => id === 'privacy');
  };
  const template = await find();
  expect(template).not.toHaveProperty('reviewed');
  expect(JSON.stringify(template)).toContain('100 Sample Street, Metuchen');
  expect(JSON.stringify(template)).toContain(
    'which company runs the server, and how long',
  );
  expect(JSON.stringify(template)).not.toContain('Example Hosting');
  await writeLegal(
    'privacy.md',
    `---\n${approved}lead: What {shortName} keeps.\n---\n\n## Cookies\n\nNone.\n`,
  );
  expect(await find()).toMatchObject({
    label: 'Privacy',
    title: template?.title,
    lead: 'What Station Lens keeps.',
    reviewed: { date: '2026-12-01', by: 'Jane Roe, attorney' },
    sections: [{ title: 'Cookies' }],
  });
});

test.each([
  [
    'a part that’s still open',
    'privacy.md',
    `---\n${approved}---\n\n## Cookies\n\nNone. [To complete: logs.]\n`,
    'privacy.md, line 8: A lawyer still has to complete this part: [To complete: logs.]',
  ],
  [
    'text that would be left out',
    'privacy.md',
    `---\n${approved}---\n\nNone.\n`,
    'Put all of the text under ## headings.',
  ],
  [
    'a text without approval',
    'privacy.md',
    '---\nlead: What we keep.\n---\n\n## Cookies\n\nNone.\n',
    'reviewedBy is missing. Who approved it',
  ],
  [
    'a page that doesn’t exist',
    'privcy.md',
    `---\n${approved}---\n`,
    'privcy.md, line 1: No legal page is called privcy.md. Did you mean privacy.md?',
  ],
])('reports %s in the legal pages', async (_, name, text, message) => {
  await writeLegal(name, text);
  await expect(copy.load()).rejects.toThrow(message);
});

test('fills an example’s legal pages, except for what only a lawyer knows', async () => {
  const { legal } = await loadPractice(example, true);
  const text = JSON.stringify(legal);
  expect(text).toContain('Sample: Example Hosting runs the server.');
  expect([...text.matchAll(/\[To complete: [^\]]*\]/g)].map(String)).toEqual([
    '[To complete: further rights under the law of New Jersey.]',
    expect.stringMatching(/15 languages/),
    expect.stringMatching(
      /New Jersey laws that protect some information more strictly/,
    ),
    '[To complete: rights under the law of New Jersey.]',
  ]);
});

test('asks for the scheduling service only if there is one', async () => {
  const asks = /To complete: the company that runs the scheduling service/;
  expect(JSON.stringify((await copy.load()).legal)).toMatch(asks);
  const byPhone = await copy.loadWith(
    'practice.yaml',
    /booking: .*/,
    'booking: phone',
  );
  const text = JSON.stringify(byPhone.legal);
  expect(text).toContain('You book by phone.');
  expect(text).not.toMatch(asks);
});

test('the estimate of costs is in Spanish, and the others are in English', async () => {
  const { legal } = await loadPractice(example, true, 'es');
  expect(legal.map(({ id, language, label }) => [id, language, label])).toEqual(
    [
      ['accessibility', undefined, 'Accessibility'],
      ['good-faith-estimates', 'es', 'Estimado de buena fe'],
      ['nondiscrimination', undefined, 'Nondiscrimination and language help'],
      ['notice-of-privacy-practices', undefined, 'Notice of Privacy Practices'],
      ['privacy', undefined, 'Privacy'],
    ],
  );
  const estimate = legal.find(({ language }) => language === 'es');
  expect(estimate).toMatchObject({
    open: [expect.stringContaining('según la ley de Nueva Jersey')],
  });
  expect(JSON.stringify(estimate)).toContain('[Por completar: otros');
});

test('an approved page replaces that of its own language only', async () => {
  const name = 'good-faith-estimates.md';
  await writeLegal(
    name,
    `---\n${approved}lead: In English.\n---\n\n## One\n\nText.\n`,
  );
  await mkdir(copy.path('text/es/legal'), { recursive: true });
  const lead = async () => {
    const { legal } = await loadPractice(copy.path('.'), false, 'es');
    return legal.find(({ id }) => id === 'good-faith-estimates')?.lead;
  };
  expect(await lead()).toContain('Tiene derecho');
  await writeFile(
    copy.path(`text/es/legal/${name}`),
    `---\n${approved}lead: En español.\n---\n\n## Uno\n\nTexto.\n`,
  );
  expect(await lead()).toBe('En español.');
});

test.each([
  [
    '',
    'This website has no analytics service.',
    'This website sets no cookies for visitors.',
  ],
  [
    'G-SAMPLE',
    'This website counts visits with Google Analytics.',
    'The only cookies for visitors are those of Google Analytics.',
  ],
])(
  'the privacy policy fits the measurement ID "%s"',
  async (id, analytics, cookies) => {
    vi.stubEnv('GA_MEASUREMENT_ID', id);
    const { legal } = await loadPractice(example, true);
    const privacy = JSON.stringify(legal.find(({ id }) => id === 'privacy'));
    expect(privacy).toContain(analytics);
    expect(privacy.split(cookies)).toHaveLength(3);
  },
);
