import { expect, test, type Page } from '@playwright/test';
import { openContactForm } from '../../src/contact-form.ts';
import { fridayMorning, fridayNight, withRootFontSize } from '../../src/visitor-settings.ts';

const urgent = 'Urgent/Emergency';

const noticeOn = (page: Page) =>
  page
    .getByRole('form')
    .getByRole('status')
    .filter({ hasText: /we’re (?:open|closed)/i });

test('an urgent subject says what to do at this hour', async ({ page }) => {
  await page.clock.setFixedTime(fridayMorning);
  const form = await openContactForm(page);
  await form.subject.selectOption(urgent);
  await expect(noticeOn(page)).toContainText(/911 or the emergency room, do that now.*We’re open/s);
  await expect(noticeOn(page).getByRole('link')).toHaveAttribute('href', /^tel:\+1/);
  await form.subject.selectOption('Other');
  await expect(noticeOn(page)).toHaveCount(0);
  await expect(page.getByRole('form').getByText('Don’t wait for a reply')).toBeHidden();

  await page.clock.setFixedTime(fridayNight);
  await form.subject.selectOption(urgent);
  await expect(noticeOn(page)).toContainText(
    /We’re closed.*For any other sign, go to the emergency room\..*Opens /s,
  );
  const links = noticeOn(page).getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', 'tel:911');
  await page.getByRole('form').getByRole('link', { name: 'Signs that can’t wait' }).click();
  await expect(page.locator('#urgent').getByText('curtain').first()).toBeInViewport();
});

test('choosing an urgent subject shows what to do, and moves no field above', async ({ page }) => {
  const form = await openContactForm(page);
  const places = () =>
    Promise.all(
      [form.subject, form.message].map((field) =>
        field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY),
      ),
    );
  await form.message.fill('Flashes since this morning.');
  for (const [width, rootSize] of [
    [390, '100%'],
    [390, '200%'],
    [768, '100%'],
    [1280, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 664 });
    await withRootFontSize(page, rootSize, async () => {
      await form.subject.scrollIntoViewIfNeeded();
      const before = await places();
      await form.subject.focus();
      await form.subject.selectOption(urgent);
      await expect(noticeOn(page)).toBeInViewport();
      expect.soft(await places(), `${width.toString()} px, ${rootSize} text`).toEqual(before);
      await form.subject.selectOption('Other');
      await expect(noticeOn(page)).toHaveCount(0);
      expect.soft(await places(), `${width.toString()} px, ${rootSize} text`).toEqual(before);
    });
  }
});
