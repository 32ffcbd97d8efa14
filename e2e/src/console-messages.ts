import type { Page } from '@playwright/test';

// Development builds, which also report mismatched attributes, recommend a
// tool.
const recommendation = 'Download the React DevTools';

/** Collects everything that the page logs, at any level, or throws. */
export function consoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(recommendation)) return;
    messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`thrown: ${error.message}`));
  return messages;
}

/** The browser's console messages about violations. */
const violationMessage = /content security policy|permissions-policy/i;

/** Collects everything that the content security policy blocks on this page. */
export function policyViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (violationMessage.test(message.text())) violations.push(message.text());
  });
  return violations;
}
