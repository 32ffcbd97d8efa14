import { expect, test } from 'vitest';
import { toPhone } from '@/content/phone';
import { practice } from '@/content/practice';
import { documentOf, renderedPages } from '@/testing/rendered-pages';

const own = toPhone(practice.phone);
const ids = [...renderedPages.keys()];

/** The last digits, however someone writes them. */
const [exchange = '', line = ''] = own.display.slice(-8).split('-');
const anyForm = new RegExp(`${exchange}\\D{0,3}${line}`);

// While the phone is down, nginx and components/day.ts replace these forms and
// no others.
test.each(ids)(
  '%s has the practice’s number only where and how it can be replaced',
  (id) => {
    const page = documentOf(id).documentElement.cloneNode(true) as HTMLElement;
    for (const link of page.querySelectorAll(`a[href="${own.href}"]`)) {
      expect(link.hasAttribute('data-phone'), link.outerHTML).toBe(true);
      link.removeAttribute('href');
    }
    expect(page.querySelector('a[data-phone][href]')).toBeNull();
    const texts = page.ownerDocument.createTreeWalker(
      page,
      page.ownerDocument.defaultView?.NodeFilter.SHOW_TEXT,
    );
    const others: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { data, parentElement: parent } = text;
      // Search engines get the practice's own number.
      const rest = data
        .replaceAll(practice.phone.e164, '')
        .replaceAll(own.display, '');
      const isPartOfText =
        data.includes(own.call) &&
        !(data === own.call && parent?.closest('a[data-phone]')) &&
        parent?.localName !== 'script';
      if (anyForm.test(rest) || isPartOfText) others.push(data);
    }
    expect(others).toEqual([]);
    for (const meta of page.querySelectorAll('meta')) meta.remove();
    const inAttributes = page.outerHTML.replace(/>[^<]*</g, '><');
    expect(anyForm.exec(inAttributes)).toBeNull();
  },
);
