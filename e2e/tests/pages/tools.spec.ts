import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../../src/axe-violations.ts';
import { shiftsDuring } from '../../src/layout.ts';
import { holdRoute, openPage } from '../../src/loading.ts';

const phone = { width: 390, height: 664 };

async function open(page: Page, path: string, name: string) {
  await openPage(page, path);
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const tool = page.getByRole('group', { name });
  await expect(tool).toBeFocused();
  return tool;
}

/** The tools of each page: their name and chunk. */
const tools: [path: string, ...tools: [name: string, chunk: string][]][] = [
  [
    '/for-kids/',
    ['Explain the words on the form', 'screening-decoder'],
    ['Plan your child’s exams', 'exam-planner'],
    ['See a street as your child sees it', 'see-as'],
  ],
  ['/eye-care-resources/', ['See a street with an eye condition', 'see-as']],
  [
    '/new-patients/',
    ['Plan your visit', 'your-hour'],
    ['Look up your plan', 'insurance-finder'],
  ],
  ['/myopia-visit/', ['See how eyes like my child’s grew', 'growth-explorer']],
];

for (const [path, ...onPage] of tools) {
  test(`the tools of ${path} load when they’re opened, and fit a phone`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize(phone);
    await openPage(page, path);
    for (const [name, chunk] of onPage) {
      const ofTool = () =>
        requested.filter(
          (url) => url.includes(`/${chunk}-`) && url.endsWith('.js'),
        );
      expect(ofTool()).toEqual([]);

      // If it can’t be loaded, the page stays as it is, and says so.
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
      const button = page.getByRole('button', { name });
      await button.click();
      const tool = page.getByRole('group', { name });
      await expect(tool.getByRole('status')).toHaveText(
        /couldn’t be loaded\. Check your connection/,
      );
      await expect(button).toBeEnabled();
      await page.unrouteAll();

      // On a slow connection, too, nothing above it moves when it arrives.
      const { requested: again, release } = await holdRoute(
        page,
        `**/assets/${chunk}-*.js`,
      );
      const failed = ofTool().length;
      await button.focus();
      await page.keyboard.press('Enter');
      await again;
      const shifts = await shiftsDuring(page, async () => {
        release();
        await expect(tool.locator('input, button').first()).toBeVisible();
        await expect(tool).toBeFocused();
      });
      const top = await tool.evaluate(
        (card) => card.getBoundingClientRect().top,
      );
      const above = shifts
        .flatMap(({ moved }) => moved)
        .filter(({ from }) => from <= top);
      expect(above).toEqual([]);
      expect(ofTool().length - failed).toBe(1);
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(phone.width);
  });
}

test('the exam planner explains mistakes and saves a calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T17:00:00Z'));
  await open(page, '/for-kids/', 'Plan your child’s exams');
  const plan = async (month: string, day: string, year: string) => {
    await page.getByLabel('Month').fill(month);
    await page.getByLabel('Day').fill(day);
    await page.getByLabel('Year').fill(year);
    await page.keyboard.press('Enter');
  };
  await plan('2', '30', '2020');
  await expect(page.getByText(/February 2020/)).toBeVisible();
  await expect(page.getByLabel('Day')).toBeFocused();
  await expect(page.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);

  await plan('May', '7', '2025');
  await expect(page.getByText('Around May 7, 2028')).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: '5 exams planned' }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a calendar file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20280507');
  expect(file).not.toContain('2025');
});

test('a visit is planned by the practice’s hours, and saved under a lasting name', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-30T17:00:00Z'));
  const tool = await open(page, '/new-patients/', 'Plan your visit');
  const save = async () => {
    const download = page.waitForEvent('download');
    await tool.getByRole('button', { name: 'Save a calendar file' }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const uid = (file: string) => /^UID:.*$/m.exec(file)?.[0];

  // Christmas.
  await tool.getByLabel('Day').fill('2026-12-25');
  await expect(tool.getByRole('status')).toHaveText(
    /no time .* Friday, December 25\. We’re closed for Christmas Day\./,
  );
  await tool.getByRole('button', { name: 'Take Saturday' }).click();
  await tool.getByLabel('Time').selectOption('10:15 AM');
  await tool.getByLabel('I’m coming by train').check();
  await expect(tool.getByRole('status')).toHaveText(
    'Leave home at 9:55 AM. You’re done at about 11:15 AM.',
  );
  await expect(tool.getByRole('listitem')).toContainText([
    'Leave home',
    'Be off the train',
    'Check-in',
  ]);
  expect(await axeViolations(page)).toEqual([]);

  const first = await save();
  expect(first).toContain('DTSTART:20261226T151500Z');
  await tool.getByLabel('Time').selectOption('2:00 PM');
  const second = await save();
  expect(second).toContain('DTSTART:20261226T190000Z');
  expect(uid(second)).toBe(uid(first));
});

test('the words on the form explain “REFER”', async ({ page }) => {
  const name = 'Explain the words on the form';
  const tool = await open(page, '/for-kids/', name);
  await tool.getByRole('textbox').fill('REFER');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('term')).toHaveText('Did not pass');
});

test('a street as a child sees it gets blurrier with the prescription', async ({
  page,
}) => {
  const tool = await open(
    page,
    '/for-kids/',
    'See a street as your child sees it',
  );
  await expect(tool.getByRole('radio')).toHaveCount(4);
  const slider = tool.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    'Prescription: −6 diopters',
  );
  await expect(tool.getByRole('status').first()).toHaveText(
    /blurry past 7 inches/,
  );
  await tool.getByRole('radio', { name: 'Lazy eye' }).check();
  await expect(slider).toHaveAttribute('aria-valuetext', 'How strong: medium');
  await expect(tool.getByRole('status').first()).toHaveText(
    /but depth less well/,
  );
});

test('a view of a street is in the address, which shows it again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = 'See a street with an eye condition';
  const tool = await open(page, '/eye-care-resources/', name);
  await tool.getByRole('radio', { name: 'Glaucoma' }).check();
  await tool.getByRole('slider').press('ArrowRight');
  await expect(page).toHaveURL('/eye-care-resources/#see=glaucoma,3');
  await tool.getByRole('button', { name: 'Send a link' }).click();
  await expect(tool.getByText(/^The link is copied/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const family = await context.newPage();
  await family.setViewportSize(phone);
  const requested: string[] = [];
  family.on('request', (request) => requested.push(request.url()));
  await openPage(family, link);
  const shown = family.getByRole('group', { name });
  await expect(shown.getByRole('radio', { name: 'Glaucoma' })).toBeChecked();
  await expect(shown.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'How strong: strong',
  );
  const picture = shown.getByRole('button', { name: /^Press and hold/ });
  await expect(picture).toBeInViewport({ ratio: 1 });
  expect(requested.filter((url) => url.includes('glaucoma,'))).toEqual([]);

  // Held down, by key as well as by finger, it shows the street without it.
  const filters = picture.locator('filter');
  await expect(filters).not.toHaveCount(0);
  await picture.focus();
  await family.keyboard.down('Space');
  await expect(filters).toHaveCount(0);
  await family.keyboard.up('Space');
  await expect(filters).not.toHaveCount(0);
  await picture.hover();
  await family.mouse.down();
  await expect(filters).toHaveCount(0);
  await family.mouse.up();
  await expect(filters).not.toHaveCount(0);

  // It stays in view below the table of contents while the choices scroll.
  await shown.getByRole('link', { name: /^Where these/ }).focus();
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  expect(await axeViolations(family)).toEqual([]);
});

test('a view of a street prints as a postcard on one sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openPage(page, '/for-kids/#see=lazy-eye,2');
  const tool = page.getByRole('group', { name: /as your child sees it/ });
  await tool.getByLabel(/^Whose eyes/).fill('Ada');
  await tool.getByRole('button', { name: 'Print a postcard' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('This is how Ada sees a street.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lazy eye' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const sheet = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the drawing of the eye lights the part whose row is read, pointed at or focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/eye-care-resources/');
  const eye = page.locator('#eye');
  const drawing = eye.getByRole('img', { name: /^The eye from the side/ });
  const lit = () =>
    drawing.evaluate((svg) =>
      [...svg.querySelectorAll('text')]
        .filter(
          ({ parentElement }) =>
            parentElement &&
            getComputedStyle(parentElement).getPropertyValue('--lit') === '1',
        )
        .map(({ textContent }) => textContent),
    );
  const row = (name: string) =>
    eye.locator('dl > div', { has: page.getByText(name, { exact: true }) });
  for (const name of ['Lens', 'Optic nerve']) {
    await row(name).evaluate((part) =>
      part.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await expect.poll(lit).toEqual([name]);
    await expect(drawing).toBeInViewport({ ratio: 0.9 });
  }
  const link = row('Macula').getByRole('link').first();
  await link.focus();
  await expect.poll(lit).toEqual(['Macula']);
  await link.blur();
  await page.setViewportSize({ width: 1280, height: 800 });
  await row('Cornea').hover();
  await expect.poll(lit).toEqual(['Cornea']);
});

/** How many sheets of paper the current page is. */
const sheets = async (page: Page): Promise<number> => {
  const file = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('the growth explorer explains mistakes, answers, and prints on one sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const name = 'See how eyes like my child’s grew';
  const tool = await open(page, '/myopia-visit/', name);
  const ask = async (age: string, prescription: string) => {
    await tool.getByLabel('How old is your child?').fill(age);
    await tool.getByLabel('What’s the prescription').fill(prescription);
    await page.keyboard.press('Enter');
  };
  await ask('300', 'abc');
  await expect(tool.getByText('Enter an age from 0 to 18')).toBeVisible();
  await expect(tool.getByText('as a number, such as −2.25')).toBeVisible();
  await expect(tool.getByLabel('How old is your child?')).toBeFocused();
  await ask('7', '-2');
  await expect(tool.getByRole('status')).toHaveText(
    '3 of 4 treatments were studied in children of this age with this prescription.',
  );
  await expect(
    tool.getByText('0.27 mm less in two years: 0.36 mm, not 0.63'),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await tool.getByRole('button', { name: 'Print this' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(tool.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // Ends with an `afterprint` event, like a real print.
  expect(await sheets(page)).toBe(1);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript: ${javaScriptEnabled.toString()}`, () => {
    test.use({ javaScriptEnabled });

    test('the sheet for a myopia visit grows with each answer, and is what’s printed', async ({
      page,
    }) => {
      await page.goto('/myopia-visit/');
      const questions = page.locator('[data-sheet="page"] li:visible');
      await expect(questions).toHaveCount(3);
      await page.getByRole('radio', { name: '6 or 7' }).check();
      await expect(questions).toHaveCount(4);
      await expect(questions.first()).toHaveText(/for this age/);
      const contacts = page.getByRole('group', { name: 'wear contact lenses' });
      await contacts.getByRole('radio', { name: 'No', exact: true }).check();
      await expect(questions.nth(1)).toHaveText(/without contact lenses/);
      await page.getByRole('radio', { name: '8 to 12' }).check();
      await expect(questions).toHaveCount(5);
      await expect(questions.first()).toHaveText(/growing now/);

      await page.emulateMedia({ media: 'print' });
      await expect(questions).toHaveCount(5);
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      expect(await sheets(page)).toBe(1);
    });
  });
}
