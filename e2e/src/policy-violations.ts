import type { Page } from '@playwright/test';

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
