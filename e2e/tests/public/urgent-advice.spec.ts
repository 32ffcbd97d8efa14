import { expect, test, type Page } from '@playwright/test';
import { Menu } from '../../src/menu.ts';
import { hydrated } from '../../src/hydrated.ts';
import { skipToContent, tabTo } from '../../src/keyboard.ts';
import { homeOf, responsePages, publicPages } from '../../src/routes.ts';

const question = 'Sudden change or eye injury?';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });

  test('each urgent sign has the same instruction on every page', async ({ page }) => {
    const instructions = new Map<string, Set<string>>();
    for (const path of [...publicPages, ...responsePages]) {
      await page.goto(path);
      const signs = await page.locator('[data-urgent-sign]').evaluateAll((found) =>
        found.map((sign) => ({
          id: sign.getAttribute('data-urgent-sign') ?? '',
          // Name and instruction. Only some pages say what it can be.
          text: [...sign.children]
            .slice(0, 2)
            .map((part) => part.textContent)
            .join(': '),
          level: sign.closest<HTMLElement>('[data-urgent-level]')?.dataset['urgentLevel'] ?? '',
        })),
      );
      for (const { id, text, level } of signs) {
        const sign = `${homeOf(path)}${id}`;
        instructions.set(sign, (instructions.get(sign) ?? new Set()).add(`${level}: ${text}`));
      }
    }
    // In two languages.
    expect(instructions.size).toBeGreaterThanOrEqual(2 * 11);
    for (const [id, texts] of instructions) expect.soft([...texts], id).toHaveLength(1);
  });

  test('home asks about the signs above the fold on a phone', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: question, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('the menu starts with a link to the questions', async ({ page }) => {
    const menu = new Menu(page);
    await page.goto('/about/');
    await menu.toggle.click();
    const links = menu.panel.getByRole('link');
    await expect(links.first()).toHaveText(question);
    await expect(links.nth(1)).toHaveText('About');
    await expect(menu.links.getByText(question)).toHaveCount(0);
    await links.first().click();
    await expect(page).toHaveURL('/something-just-happened/');
  });

  for (const questions of ['/something-just-happened/', '/es/something-just-happened/']) {
    test(`every answer of ${questions} leads to a page with one number to dial`, async ({
      page,
    }) => {
      await page.goto(questions);
      const answers = page.locator('[data-urgent-advice]').getByRole('listitem').getByRole('link');
      const paths = await answers.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      const own = publicPages.filter((path) => path.startsWith(questions));
      expect([...new Set([questions, ...paths])].sort()).toEqual(own.sort());
      for (const path of own.slice(1)) {
        await page.goto(path);
        const call = page.getByRole('link', {
          name: /^(?:No ride\? |¿Nadie puede llevarlo\? )?(?:Call|Llame al) (?:911|\(\d{3}\))/,
        });
        await expect.soft(call, path).toHaveCount(1);
        await expect.soft(call, path).toHaveAttribute('href', /^tel:/);
      }
    });
  }

  test('an urgent subject leads to the signs with instructions', async ({ page }) => {
    await page.goto('/contact/');
    const form = page.getByRole('form');
    const link = form.getByRole('link', { name: 'Signs that can’t wait' });
    await expect(link).toBeHidden();
    await form.getByRole('combobox', { name: 'Subject' }).selectOption('Urgent/Emergency');
    await link.click();
    const signs = page.locator('#urgent [data-urgent-sign]');
    await expect(signs.first()).toBeInViewport();
    await expect(signs.filter({ hasText: 'chemical' })).toContainText('Rinse first');
    await expect(signs.filter({ hasText: 'curtain' })).toBeVisible();
  });
});

test("the menu's urgent link closes the menu and asks what happened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const menu = new Menu(page);
  await page.goto('/');
  await hydrated(page);
  await menu.toggle.click();
  await menu.panel.getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/something-just-happened/');
  await expect(menu.panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The instruction for flashes, in the first screen. */
async function expectToBeToldToCall(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/something-just-happened\/flashes\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Flashes.*Call us now/);
  const call = page.getByRole('main').getByRole('link', { name: /^Call \(\d{3}\)/ });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', /^tel:\+/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  await expect(page.getByText(/^When we’re open: .*\d:\d\d [AP]M/)).toBeVisible();
  await expect(page.getByText(/If we’re closed or no one answers/)).toBeVisible();
}

/** From the home page: one tap on the link, one on the answer, each within two screens. */
async function tapForFlashes(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: question, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What just happened?');
  const answer = page.getByRole('main').getByRole('link', { name: /^Flashes/ });
  const { y, height } = (await answer.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height, 'within two screens').toBeLessThanOrEqual(2 * 664);
  await answer.tap();
}

test.describe('someone who sees flashes', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('learns what to do in two taps', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await tapForFlashes(page);
    await expectToBeToldToCall(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('learns what to do in two taps without JavaScript', async ({ page }) => {
      await page.goto('/');
      await tapForFlashes(page);
      await expectToBeToldToCall(page);
    });
  });

  test('learns what to do by keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    await skipToContent(page);
    for (const name of [question, /^Flashes/]) {
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toBeVisible();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expectToBeToldToCall(page);
  });
});
