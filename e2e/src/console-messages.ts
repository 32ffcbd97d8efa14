import type { Page } from '@playwright/test';

// Development builds, which also report mismatched attributes, recommend a tool.
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
export const violationMessage = /content security policy|permissions-policy/i;

/** Collects everything that the content security policy blocks on this page. */
export async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      reportViolation: (violation: string) => void;
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`);
    });
  });
  page.on('console', (message) => {
    if (violationMessage.test(message.text())) violations.push(message.text());
  });
  return violations;
}
