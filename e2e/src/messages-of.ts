import type { Page } from '@playwright/test';

/** Everything the page will say to the console or throw, whatever its level. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  return messages;
}
