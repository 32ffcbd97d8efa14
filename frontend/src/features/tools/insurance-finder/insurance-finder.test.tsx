// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { practice } from '@/content/practice';
import type { ListedPlan } from './find-plan';
import InsuranceFinder, { Answer } from './insurance-finder';

let container: HTMLElement;
let close: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <MemoryRouter>
        <InsuranceFinder />
      </MemoryRouter>,
    ),
  );
  close = () => {
    act(() => root.unmount());
    container.remove();
  };
});

afterEach(() => {
  vi.useRealTimers();
  close();
  vi.unstubAllGlobals();
});

/**
 * Types a name and returns what the status says, with the targets of its links.
 */
function lookUp(name: string) {
  const input = container.querySelector('input');
  const status = container.querySelector('[role="status"]');
  if (!input || !status) throw new Error('The form isn’t complete.');
  input.value = name;
  act(() => container.querySelector('button')?.click());
  return {
    text: status.textContent,
    links: [...status.querySelectorAll('a')].map((link) =>
      link.getAttribute('href'),
    ),
  };
}

const said = (plan: ListedPlan): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Answer found={plan} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, '');

// Midnight in New Jersey.
const before = '2027-01-01T04:59:59Z';
const after = '2027-01-01T05:00:00Z';
const cigna = { kind: 'medical', name: 'Cigna' } as const;
const medicare = { kind: 'medicare', name: 'Medicare' } as const;
const later = { from: '2027-01-01' };
const ending = { through: '2026-12-31' };

test.each<[ListedPlan, string, string]>([
  [
    { ...cigna, ...later },
    before,
    'We’ll take Cigna from January 1, 2027. Does your card also say',
  ],
  [{ ...cigna, ...later }, after, 'We take Cigna. Does your card also say'],
  [
    { ...cigna, ...ending },
    before,
    'We take Cigna. The last day is December 31, 2026. Does',
  ],
  [
    { ...cigna, ...ending },
    after,
    `We no longer take Cigna. Call ${practice.phone.display} and we’ll tell`,
  ],
  [
    { ...medicare, ...ending },
    before,
    'We take Medicare. The last day is December 31, 2026. Do you have',
  ],
])('what’s said of %j at %s: %s', (plan, moment, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
  expect(said(plan)).toContain(text);
});

const call = practice.phone.href;

test('a yes names the practice’s plan, says when it isn’t one, and what to bring', () => {
  expect(lookUp('bcbs')).toEqual({
    text:
      'We take Blue Cross Blue Shield (PPO). ' +
      `Does your card also say Medicare, Medicaid, HMO or EPO? Call ${practice.phone.display} first, ` +
      'because that plan can have its own network. ' +
      'Bring your card. Ask your plan if it wants a referral from your family doctor. ' +
      'Before your visit, we’ll check what your plan pays.',
    links: [call],
  });
});

test('a yes to Medicare doesn’t speak of a network, and sets Medicare Advantage apart', () => {
  expect(lookUp('Medicare').text).toMatch(
    /^We take Medicare\. Do you have a Medicare Advantage card\? Call .* first, .* red, white and blue/,
  );
});

test('a plan that the practice doesn’t take is a no, with the way to a price', () => {
  expect(lookUp('Fidelis Care')).toEqual({
    text: `We don’t take Fidelis Care. Call ${practice.phone.display} and we’ll tell you what you’d pay without it.`,
    links: [call],
  });
});

test('anything else leads to us, by phone or in writing, with what to have ready', () => {
  expect(lookUp('Horizon BCBSNJ')).toEqual({
    text:
      'Ask us. That exact name isn’t on our list, ' +
      'and plans with similar names can have different networks. ' +
      `Call ${practice.phone.display}. Have your card ready. ` +
      'We’ll ask for the plan’s full name, the member ID and the member’s date of birth. ' +
      'If we’re closed, write to us. Give the plan’s full name, but no member ID.',
    links: [call, '/contact/#write'],
  });
});

test.each([
  ['Humana Medicare', /^Ask us\. We have to know which Medicare plan it is/],
  ['NJ FamilyCare', /^Ask us\. We have to know which Medicaid plan it is/],
])('asks which plan "%s" is', (name, text) =>
  expect(lookUp(name).text).toMatch(text),
);

test('an answer goes when its text is changed', () => {
  expect(lookUp('bcbs').text).toMatch(/^We take/);
  const input = container.querySelector('input');
  act(() => {
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(container.querySelector('[role="status"]')?.textContent).toBe('');
});

test('without insurance, the answer leads to the prices', () => {
  expect(lookUp('no insurance')).toEqual({
    text: 'You can come without insurance. See what it costs.',
    links: ['/new-patients/#cost'],
  });
});
