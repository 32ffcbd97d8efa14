import { expect, test, type Page } from '@playwright/test';
import { openContactForm, contactForm } from '../../src/contact-form.ts';
import { holdRoute, idle, openPage } from '../../src/loading.ts';

interface Change {
  name: string;
  /** Runs in the page. */
  apply: () => void;
}

/** What browser extensions and translators do to a page. */
const changes: Change[] = [
  {
    name: 'wraps each text in <font>',
    apply: () => {
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style'))
          continue;
        if (text.parentElement?.localName === 'option') {
          text.data = `« ${text.data} »`;
          continue;
        }
        const outer = document.createElement('FONT');
        text.replaceWith(outer);
        outer.append(text);
      }
      document.documentElement.classList.add('translated-ltr');
    },
  },
  {
    name: 'removes sections',
    apply: () => {
      const sections = document.querySelectorAll(
        'main section:not(:has(form))',
      );
      for (const section of sections) section.remove();
    },
  },
  {
    name: 'puts nodes everywhere',
    apply: () => {
      for (const element of document.querySelectorAll(
        'body, #root, main, main > *, form, label',
      )) {
        element.prepend(document.createElement('x-extension'));
        element.append(document.createElement('x-extension'));
      }
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-gramm', 'false');
        field.after(document.createElement('x-extension'));
      }
    },
  },
  {
    name: 'rewrites the head',
    apply: () => {
      for (const tag of document.querySelectorAll(
        'title, meta[name], link[rel=canonical]',
      )) {
        tag.remove();
      }
    },
  },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectNavigationWorks(page: Page): Promise<void> {
  for (const [name, path, title] of [
    ['Services', '/services/', 'Eye Exams'],
    ['Reviews', '/reviews/', 'Eye Doctor Reviews'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toBeVisible();
  }
  // The previous page is gone.
  await expect(page.getByText('Contact our eye doctors')).toHaveCount(0);
}

for (const { name: change, apply } of changes) {
  test(`the contact form and navigation work after an extension ${change}`, async ({
    page,
  }) => {
    const form = await openContactForm(page);
    const urgentSigns = page
      .getByRole('form')
      .getByRole('link', { name: 'Symptoms that can’t wait' });
    await form.firstName.fill('Ada');
    await page.evaluate(apply);
    await form.subject.selectOption({ value: 'Urgent/Emergency' });
    await expect(urgentSigns).toBeVisible();
    await form.message.fill('Flashes since this morning.');
    await form.subject.selectOption({ value: 'Other' });
    await form.send.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Choose a topic from the list.')).toHaveCount(
      0,
    );
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.message).toHaveValue('Flashes since this morning.');
    const classes = await page.locator('html').getAttribute('class');
    await expectNavigationWorks(page);
    await expect(page.locator('html')).toHaveClass(
      new RegExp(`^${classes ?? ''}`),
    );
  });

  test(`the page hydrates, and keeps the input, after an extension ${change}`, async ({
    page,
  }) => {
    const form = contactForm(page);
    const application = await holdRoute(page, '**/assets/site-*.js');
    await page.goto('/contact/');
    await page.evaluate(apply);
    await form.firstName.fill('Ada');
    await form.subject.selectOption({ value: 'Urgent/Emergency' });
    await form.consent.check();
    await form.message.pressSequentially('Flashes since');
    await page.keyboard.press('Shift+ArrowLeft');
    application.release();
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
    await idle(page);
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.subject).toHaveValue('Urgent/Emergency');
    await expect(form.consent).toBeChecked();
    await expect(form.message).toBeFocused();
    await page.keyboard.type('c');
    await expect(form.message).toHaveValue('Flashes sincc');
    // React knows about it, too.
    await expect(page.getByRole('form').getByRole('status')).toContainText(
      /call/i,
    );
    await expectNavigationWorks(page);
  });
}

test('navigation works after an extension moves the content', async ({
  page,
}) => {
  await openPage(page, '/contact/');
  await page.evaluate(() =>
    document.body.append(
      ...document.querySelectorAll('main > *, main > div > *'),
    ),
  );
  await expectNavigationWorks(page);
});
