import { expect, test } from '@playwright/test';
import { ContactForm } from '../../src/contact-form.ts';
import { mailAbout } from '../../src/mails.ts';
import { newVisitor } from '../../src/visitor.ts';

const longest = '視'.repeat(5000);

async function expectArrived(lastName: string): Promise<void> {
  const mail = await mailAbout(lastName);
  expect(mail.text?.replaceAll(/\s/g, '')).toContain(longest);
}

test('delivers 5,000 escaped Chinese characters sent as JSON', async ({ request }) => {
  const visitor = newVisitor();
  const data = JSON.stringify({ ...visitor, message: longest, consent: true });
  const answer = await request.post('/api/contact', {
    headers: { 'content-type': 'application/json' },
    data: data.replaceAll('視', String.raw`\u8996`),
  });
  expect(answer.status()).toBe(200);
  await expectArrived(visitor.lastName);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('delivers 5,000 Chinese characters', async ({ page }) => {
    const visitor = newVisitor();
    const form = new ContactForm(page);
    await page.goto('/contact');
    await form.fill({ ...visitor, message: longest });
    await form.send.click();
    await expect(page).toHaveURL('/contact/sent/');
    await expectArrived(visitor.lastName);
  });
});
