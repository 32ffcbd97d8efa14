import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('practice/core');
  vi.resetModules();
});

async function bookingLink(): Promise<string> {
  const { BookingLink } = await import('./links');
  return renderToStaticMarkup(
    <MemoryRouter>
      <BookingLink>Book an Exam</BookingLink>
    </MemoryRouter>,
  );
}

test('a booking button leads to the scheduling page', async () => {
  const { practice } = await import('practice/core');
  const link = await bookingLink();
  expect(link).toContain(`href="${practice.bookingUrl ?? ''}"`);
  expect(link).toContain('Book an Exam');
  expect(link).not.toContain('tel:');
});

test('without a scheduling page, a booking button calls, or leads to the form while the phone is down', async () => {
  vi.resetModules();
  const core = await import('practice/core');
  const { bookingUrl, ...practice } = core.practice;
  expect(bookingUrl).toBeDefined();
  vi.doMock('practice/core', () => ({ ...core, practice }));
  vi.resetModules();
  const link = await bookingLink();
  // The style sheet shows one of both texts, by the address.
  expect(link).toMatch(/<a [^>]*href="tel:[^>]* data-phone/);
  expect(link).toMatch(/data-phone-text="call">.*Call to book when we’re open/);
  expect(link).toContain('data-phone-text="write">Write to us<');
  expect(link).toContain('href="/contact/#write"');
  expect(link).not.toContain('Book an Exam');
});
