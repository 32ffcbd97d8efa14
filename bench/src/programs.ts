import { run } from 'e2e/compose-project.ts';

/** Settings for a separate stack without rate limits, and nobody signs in. */
export const backendSettings = (port: number) => ({
  SITE_URL: `http://localhost:${port}`,
  MAIL_TO: 'desk@practice.example',
  MAIL_FROM: 'website@practice.example',
  SESSION_SECRET: '0123456789abcdef0123456789abcdef',
  ADMIN_PASSWORD_HASH: btoa(
    `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  ),
  CONTACT_LIMIT: '1000000000',
  CONTACT_LIMIT_OVERALL: '1000000000',
});

/**
 * Load-tests a URL.
 * @param request what each request is: see wrk.lua
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  request = '',
) {
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`];
  const script = ['-s', 'bench/src/wrk.lua', url, '--', request];
  const printed = await run('wrk', [...size, ...script]);
  const last = printed.trim().split('\n').at(-1) ?? '';
  return JSON.parse(last) as { perSecond: number; failed: number };
}
