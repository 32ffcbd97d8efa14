import type { Page } from '@playwright/test';

// The suite may be run over a development build, which alone tells of attributes that differ; such
// a build also recommends a tool.
const recommendation = 'Download the React DevTools';

/** Everything the page will say to the console or throw, whatever its level. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(recommendation)) return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  return messages;
}
