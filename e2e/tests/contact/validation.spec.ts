import { expect, test, type Page } from '@playwright/test';
import { ContactForm, requiredMessages } from '../../src/contact-form.ts';
import { hydrated } from '../../src/hydrated.ts';
import { newVisitor } from '../../src/visitor.ts';

const summaryOf = (page: Page) => page.getByRole('group', { name: 'Please check the form' });

test('shows errors next to each field and in a focused summary', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.send.click();

  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(requiredMessages);
  for (const [index, field] of form.required.entries()) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(requiredMessages[index] ?? 'none'));
  }
  await expect(form.phone).not.toHaveAttribute('aria-invalid');
});

test('a link in the summary focuses its field', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill({ ...newVisitor(), email: 'nobody' });
  await form.send.click();

  await summaryOf(page)
    .getByRole('link', { name: 'Enter one email address, like name@example.com.' })
    .click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveValue('nobody');
});

test('shows errors from the server in the same places', async ({ page }) => {
  const form = new ContactForm(page);
  const sentence = 'This number is not one that we can call.';
  await page.route('/api/contact', (route) =>
    route.fulfill({
      status: 400,
      json: { error: 'One answer needs a change.', fields: { phone: sentence } },
    }),
  );
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill(newVisitor());
  await form.send.click();

  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page).getByRole('link')).toHaveText([sentence]);
  await expect(form.phone).toHaveAccessibleDescription(sentence);
});

test("rejects a message over the limit and doesn't truncate it", async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await hydrated(page);
  await form.fill({ ...newVisitor(), message: 'x'.repeat(5001) });
  await form.send.click();

  await expect(form.message).toHaveAccessibleDescription(
    /Keep your message to 5000 characters or fewer\./,
  );
  await expect(form.message).toHaveValue('x'.repeat(5001));
});

test('the note on health information describes the message field', async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto('/contact/');
  await expect(form.message).toHaveAccessibleDescription(/don’t send personal health information/);
});
