import { run } from './run.ts';

/** Settings for a separate stack without rate limits. */
export async function backendSettings(port: number): Promise<Record<string, string>> {
  const hash = await run('sh', [
    '-c',
    'echo "the password of the bench" | node backend/.cache/bench/backend/src/cli/hash-password.js',
  ]);
  return {
    SITE_URL: `http://localhost:${port}`,
    MAIL_TO: 'desk@practice.example',
    MAIL_FROM: 'website@practice.example',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    ADMIN_PASSWORD_HASH: hash,
    CONTACT_LIMIT: '1000000000',
    CONTACT_LIMIT_OVERALL: '1000000000',
  };
}
