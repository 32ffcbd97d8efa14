import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('the header’s links are visible once', async ({ page }) => {
  for (const [path, targets] of [
    [
      '/about/',
      [
        '/about',
        '/new-patients',
        '/services',
        '/for-kids',
        '/reviews/',
        '/contact',
      ],
    ],
    [
      '/es/',
      ['/es/new-patients', '/es/services', '/es/for-kids', '/es/contact'],
    ],
  ] as const) {
    await page.goto(path);
    const header = page.getByRole('banner');
    for (const target of targets) {
      const links = header
        .locator(`a[href="${target}"]`)
        .filter({ visible: true });
      await expect.soft(links, `${target} on ${path}`).toHaveCount(1);
    }
  }
});

test('the contact form shows what to do first about something urgent', async ({
  page,
}) => {
  await page.goto('/contact/');
  const form = page.getByRole('main').getByRole('form');
  await expect(form).toHaveAttribute('action', '/api/contact');
  // An urgent subject shows what to do first, in place of the faster ways.
  const link = form.getByRole('link', { name: 'Symptoms that can’t wait' });
  await expect(link).toBeHidden();
  await expect(form.getByText('Need an answer sooner?')).toBeVisible();
  await form
    .getByRole('combobox', { name: 'Subject' })
    .selectOption('Urgent/Emergency');
  await expect(form.getByText('Don’t wait for a reply')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Call 911' })).toHaveAttribute(
    'href',
    'tel:911',
  );
  await expect(form.getByText('Need an answer sooner?')).toBeHidden();
  await link.click();
  const signs = page.locator('#urgent [data-urgent-level]');
  await expect(signs.first()).toBeInViewport();
  await page.getByText('All symptoms, by what to do').click();
  await expect(signs.filter({ hasText: 'chemical' })).toContainText(
    'Rinse the eye',
  );
  await expect(signs.filter({ hasText: 'curtain' })).toBeVisible();
});

test('there are no buttons that do nothing', async ({ page }) => {
  for (const path of [
    '/for-kids/',
    '/eye-care-resources/',
    '/new-patients/',
    '/myopia-visit/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('a choice shows the doctors or reviews that fit it', async ({ page }) => {
  const shown = page.locator('[data-choices]').filter({ visible: true });
  await page.goto('/about/');
  await expect(shown).toHaveCount(5);
  await page.getByRole('radio', { name: 'American Sign Language' }).check();
  await expect(shown).toHaveText(/^Dr\. Theo Placeholder/);
  await page.getByRole('radio', { name: 'All of them' }).check();
  await expect(shown).toHaveCount(5);

  await page.goto('/reviews/');
  await expect(shown).toHaveCount(8);
  await page.getByRole('radio', { name: 'Urgent visit' }).check();
  await expect(shown).toHaveText(/Tom W\./);
});

test('the Amsler grid is printed alone, on one sheet, at its own size', async ({
  page,
}) => {
  await page.goto('/eye-care-resources/');
  await page.getByRole('link', { name: 'choose only the grid' }).click();
  await page.emulateMedia({ media: 'print' });
  const grid = page.getByRole('img', { name: /^An Amsler grid/ });
  const box = await grid.boundingBox();
  // 10 centimeters, at 96 pixels an inch.
  expect(box?.width).toBeCloseTo(378, 0);
  expect(box?.height).toBeCloseTo(378, 0);
  await expect(page.getByText('about 12 inches away')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const sheet = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the sign-in shows one of its two headings', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
