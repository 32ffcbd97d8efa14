import type { Page } from '@playwright/test';

/** Everything the browser will refuse in this page because of its content security policy. */
export async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      tellViolation(`${event.effectiveDirective} ${event.blockedURI} at ${location.pathname}`);
    });
  });
  page.on('console', (message) => {
    if (/content security policy|permissions-policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
