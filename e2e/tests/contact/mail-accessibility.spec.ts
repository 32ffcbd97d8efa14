import { expect, test } from '@playwright/test';
import { violationsInMail } from '../../src/axe-violations.ts';
import { ContactForm } from '../../src/contact-form.ts';
import { mailAbout } from '../../src/mails.ts';
import { newVisitor } from '../../src/visitor.ts';

test('the mail to the practice has no axe violations, urgent or not', async ({ page }) => {
  for (const subject of ['Insurance Questions', 'Urgent/Emergency']) {
    const visitor = { ...newVisitor(), subject };
    const form = new ContactForm(page);
    await page.goto('/contact/');
    await form.write(visitor);
    await form.send.click();
    const { html } = await mailAbout(visitor.lastName);

    await page.goto('about:blank');
    await page.setContent(html ?? '');
    expect(await violationsInMail(page)).toEqual([]);
  }
});
