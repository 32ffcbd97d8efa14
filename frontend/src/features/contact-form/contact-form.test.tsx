// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast } from '@/components/toast/toast-store';
import { consent, contactFields, writtenFields } from 'shared/contact-rules';
import { practice } from '@/content/practice';
import { answerRequests, type TestAnswer } from '@/testing/answer-requests';
import { ContactForm } from './contact-form';

// A toast stays for the next test, and has tests of its own.
vi.mock(import('@/components/toast/toast-store'), async (original) => ({
  ...(await original()),
  showToast: vi.fn(),
  dismissToast: vi.fn(),
}));

let requests: ReturnType<typeof answerRequests>;
/** What the server answers. A promise while a test looks at the form before. */
let answer: TestAnswer | Promise<TestAnswer>;
let close: () => void;

const thanks = { status: 200, body: { message: 'Thank you.' } };

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  answer = thanks;
  requests = answerRequests(() => answer);
  open();
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(showToast).mockClear();
});

const page = (
  <MemoryRouter>
    <ContactForm />
  </MemoryRouter>
);

/** Shows the prerendered form and hydrates it, like a page load. */
function open(typedBefore: Record<string, string> = {}): void {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  for (const [name, value] of Object.entries(typedBefore))
    control(name).value = value;
  let root: Root;
  act(() => {
    root = hydrateRoot(container, page);
  });
  close = () => {
    act(() => root.unmount());
    container.remove();
  };
}

function reload(): void {
  close();
  open();
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The form has no ${selector}.`);
  return element;
}

const control = (name: string) => find(`[name="${name}"]`) as HTMLInputElement;

const type = (name: string, value: string): void =>
  act(() => {
    control(name).value = value;
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

const complete = {
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@visitor.example',
  subject: 'Insurance Questions',
  message: 'Do you take my insurance?',
};

/** What's sent of it. */
const completeMessage = {
  ...Object.fromEntries(writtenFields.map((name) => [name, ''])),
  ...complete,
  consent: true,
};

function fillIn(values: Record<string, string> = complete): void {
  for (const [name, value] of Object.entries(values)) type(name, value);
  control('consent').checked = true;
}

const press = (): void =>
  act(() => {
    find('form').dispatchEvent(
      new Event('submit', { bubbles: true, cancelable: true }),
    );
  });

/** Waits, while React keeps rendering. */
function eventually(check: () => void): Promise<void> {
  const look = async () => {
    await act(() => Promise.resolve());
    check();
  };
  return vi.waitFor(look, { timeout: 30_000, interval: 5 });
}

const fieldset = () => find('fieldset') as HTMLFieldSetElement;

/** Submits the form like its button, and waits for the answer. */
async function submit(): Promise<void> {
  press();
  await eventually(() => expect(fieldset().disabled).toBe(false));
}

const sent = (index = requests.length - 1) =>
  JSON.parse(String(requests[index]?.data)) as Record<string, unknown>;
const keyOf = (index: number) =>
  String(requests[index]?.headers['Idempotency-Key']);
const outcome = () => find('[role="status"][tabindex="-1"]');
const buttonNamed = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button "${name}".`);
  return found;
};
const summary = () => document.querySelector('[aria-labelledby="form-errors"]');

test('sends what was typed, without spaces around it, and how long the form was open', async () => {
  fillIn({ ...complete, firstName: '  Ann ' });
  await submit();
  expect(requests).toMatchObject([
    { url: '/api/contact', method: 'post', timeout: 45_000 },
  ]);
  const { openFor, ...message } = sent();
  expect(message).toEqual(completeMessage);
  expect(openFor).toBeGreaterThanOrEqual(0);
  expect(openFor).toBeLessThanOrEqual(performance.now());
  expect(Number.isInteger(openFor)).toBe(true);
});

test("shows the server's answer and clears the form", async () => {
  fillIn();
  await submit();
  expect(outcome().textContent).toBe('Thanks, Ann.Thank you.');
  expect(find('form').hidden).toBe(true);
  const toast = {
    title: 'Message Sent!',
    description: 'Thank you.',
    tone: 'success',
    quiet: true,
  };
  expect(showToast).toHaveBeenCalledExactlyOnceWith(toast);
  expect(control('message').value).toBe('');
  expect(control('consent').checked).toBe(false);
  act(() => buttonNamed('Write another').click());
  expect(outcome().textContent).toBe('');
  expect(find('form').hidden).toBe(false);
  reload();
  expect(control('message').value).toBe('');
});

test('says that it’s sending, and takes no second message meanwhile', async () => {
  const server: { respond?: (answer: TestAnswer) => void } = {};
  answer = new Promise((resolve) => (server.respond = resolve));
  fillIn();
  press();
  await eventually(() => expect(requests).toHaveLength(1));
  const button = find('button[type="submit"]') as HTMLButtonElement;
  expect(button.textContent).toBe('Sending...');
  expect(button.disabled).toBe(true);
  expect(fieldset().disabled).toBe(true);
  expect(outcome().textContent).toBe('We’re sending your message.');
  expect(document.activeElement).toBe(outcome());
  server.respond?.(thanks);
  await eventually(() => expect(outcome().textContent).toContain('Thank you.'));
  expect(button.textContent).toBe('Send Message');
  expect(button.disabled).toBe(false);
});

test('lists what’s missing, with links to the fields, and sends nothing', async () => {
  expect(summary()).toBeNull();
  fillIn({ ...complete, email: 'ann', firstName: '' });
  control('consent').checked = false;
  await submit();
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(summary());
  const links = [...(summary()?.querySelectorAll('a') ?? [])];
  expect(
    links.map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['#firstName', contactFields.firstName.required],
    ['#email', contactFields.email.problem('')],
    ['#consent', consent.required],
  ]);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => {
    links[1]?.dispatchEvent(click);
  });
  expect(click.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(control('email'));
});

test('connects each field with its label and its error', async () => {
  const described = (name: string) =>
    (control(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => find(`#${id}`).textContent);
  expect(find('label[for="firstName"]').textContent).toBe('First Name');
  expect(find('label[for="phone"]').textContent).toBe(
    'Phone Number (optional)',
  );
  expect(described('firstName')).toEqual([]);
  expect(described('message')).toEqual([
    expect.stringContaining('health information'),
  ]);
  expect(control('firstName').hasAttribute('aria-invalid')).toBe(false);
  expect(control('consent').hasAttribute('aria-invalid')).toBe(false);
  expect(described('consent')).toEqual([]);
  await submit();
  expect(described('firstName')).toEqual([contactFields.firstName.required]);
  expect(described('message')).toEqual([
    contactFields.message.required,
    expect.stringContaining('health information'),
  ]);
  expect(described('consent')).toEqual([consent.required]);
  for (const name of ['firstName', 'subject', 'consent']) {
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
  }
  expect(control('phone').hasAttribute('aria-invalid')).toBe(false);
});

test('an error goes when it’s corrected, and its line in the summary with it', async () => {
  fillIn({ ...complete, email: 'ann', firstName: '' });
  await submit();
  const lines = () => summary()?.querySelectorAll('li').length;
  expect(lines()).toBe(2);
  act(() => control('email').focus());
  type('email', 'ann@');
  expect(lines()).toBe(2);
  type('email', complete.email);
  expect(lines()).toBe(1);
  expect(control('email').hasAttribute('aria-invalid')).toBe(false);
  expect(document.activeElement).toBe(control('email'));
  type('firstName', 'Ann');
  expect(summary()).toBeNull();
});

test('the number in a failure can be tapped, and a retry closes its toast', async () => {
  const { display, href } = practice.phone;
  answer = { status: 503, body: { error: `Not now. Call us at ${display}.` } };
  fillIn();
  await submit();
  expect(outcome().textContent).toBe(`Not now. Call us at ${display}.`);
  expect(outcome().querySelector('a')?.getAttribute('href')).toBe(href);
  vi.mocked(dismissToast).mockClear();
  press();
  expect(dismissToast).toHaveBeenCalledOnce();
  await eventually(() => expect(fieldset().disabled).toBe(false));
});

test('keeps a rejected message and shows the errors until the next one', async () => {
  answer = {
    status: 400,
    body: { error: 'Not like that.', fields: { phone: 'Hm.' } },
  };
  fillIn();
  await submit();
  expect(outcome().textContent).toBe('Not like that.');
  const toast = {
    title: 'Error',
    description: 'Not like that.',
    tone: 'error',
    quiet: true,
  };
  expect(showToast).toHaveBeenCalledExactlyOnceWith(toast);
  expect(summary()?.querySelector('a')?.textContent).toBe('Hm.');
  expect(control('message').value).toBe(complete.message);
  type('email', '');
  await submit();
  expect(outcome().textContent).toBe('');
  expect(summary()?.textContent).toContain(contactFields.email.required);
});

test('uses the same key only for the same message', async () => {
  answer = { status: 503, body: { error: 'Not now.' } };
  fillIn();
  await submit();
  await submit();
  expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(1)).toBe(keyOf(0));
  type('message', 'Another question.');
  answer = thanks;
  await submit();
  expect(keyOf(2)).not.toBe(keyOf(0));
  control('consent').checked = true;
  for (const [name, value] of Object.entries(complete))
    control(name).value = value;
  await submit();
  expect(keyOf(3)).not.toBe(keyOf(2));
});

test('shows who to call after an urgent message, sent or not', async () => {
  fillIn({ ...complete, subject: 'Urgent/Emergency' });
  answer = { status: 503, body: { error: 'Not now.' } };
  const calls = () =>
    [
      ...(outcome().parentElement?.querySelectorAll(':scope > div > a') ?? []),
    ].map((link) => link.textContent);
  const expected = [
    'Symptoms that can’t wait',
    'Call 911',
    'Text 911',
    `Call ${practice.phone.display}`,
  ];
  await submit();
  expect(calls()).toEqual(expected);
  answer = thanks;
  await submit();
  expect(outcome().textContent).toContain('Thank you.');
  expect(calls()).toEqual(expected);
  fillIn();
  await submit();
  expect(calls()).toEqual([]);
});

test('restores a draft after a reload, without the consent', async () => {
  fillIn({ ...complete, phone: 'No phone' });
  type('phone', '');
  reload();
  for (const [name, value] of Object.entries(complete))
    expect(control(name).value).toBe(value);
  expect(control('phone').value).toBe('');
  expect(control('consent').checked).toBe(false);
  control('consent').checked = true;
  await submit();
  expect(sent()).toEqual(completeMessage);
});

test('a draft leaves alone what was typed before hydration', () => {
  close();
  const draft = { firstName: 'Ann', message: 'From the draft.' };
  sessionStorage.setItem('contact-draft', JSON.stringify(draft));
  open({ firstName: 'Anna' });
  expect(control('firstName').value).toBe('Anna');
  expect(control('message').value).toBe('From the draft.');
});

test.each(['not JSON', 'null', '"text"', '{"firstName":7}'])(
  'ignores the draft %s',
  (draft) => {
    close();
    sessionStorage.setItem('contact-draft', draft);
    open();
    expect(control('firstName').value).toBe('');
  },
);

const fail = () => {
  throw new Error('Storage is blocked.');
};

test.each([
  [
    'reading',
    () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail),
  ],
  [
    'writing',
    () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail),
  ],
  [
    'access',
    () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail),
  ],
])('works in a browser that blocks storage: %s', async (_, block) => {
  block();
  reload();
  fillIn();
  await submit();
  expect(outcome().textContent).toContain('Thank you.');
});

test('reports only a hidden field that was filled in', async () => {
  expect(control('comments').tabIndex).toBe(-1);
  expect(control('comments').closest('[aria-hidden="true"]')).not.toBeNull();
  fillIn({ ...complete, comments: '  ' });
  await submit();
  expect(sent()).not.toHaveProperty('comments');
  fillIn({ ...complete, comments: 'I am a bot.' });
  await submit();
  expect(sent()).toMatchObject({ comments: 'I am a bot.' });
});

test.each([
  ['firstName', 'text', 'given-name', 80, true],
  ['lastName', 'text', 'family-name', 80, true],
  ['email', 'email', 'email', 254, true],
  ['phone', 'tel', 'tel', 40, false],
  // A long text isn't cut off.
  ['message', 'textarea', '', -1, true],
] as const)(
  'lets browsers fill in and limit %s',
  (name, kind, autocomplete, maxLength, required) =>
    expect(control(name)).toMatchObject({
      type: kind,
      autocomplete,
      maxLength,
      required,
    }),
);
