import type { Request, RequestHandler } from 'express';
import { Counter, Gauge } from 'prom-client';

// docs/monitoring.md explains each metric and how to alert on it. No label may hold personal data.

const httpRequests = new Counter({
  name: 'http_requests_total',
  help: 'API requests by status class, without health checks.',
  labelNames: ['status'],
});

export const contactMessages = new Counter({
  name: 'contact_messages_total',
  help: 'Contact form submissions by result.',
  labelNames: ['result'],
});

export const mailFailures = new Counter({
  name: 'mail_failures_total',
  help: 'Failed attempts to deliver an email to a recipient.',
});

export const signInRefusals = new Counter({
  name: 'sign_in_refusals_total',
  help: 'Refused sign-ins: 401 for a wrong password or code, 429 for too many attempts.',
  labelNames: ['status'],
});

export const outboxMessages = new Gauge({
  name: 'outbox_messages',
  help: 'Undelivered messages by state.',
  labelNames: ['state'],
});

export const longestWait = new Gauge({
  name: 'outbox_longest_wait_seconds',
  help: 'Time since the oldest waiting message was queued, or 0.',
});

export const redisUp = new Gauge({
  name: 'redis_up',
  help: 'Whether Redis stores data: 0 while it is unavailable, full or read-only.',
});

// Without a first value, Prometheus would miss the first increase.
for (const status of ['2xx', '3xx', '4xx', '5xx']) httpRequests.inc({ status }, 0);
for (const result of ['accepted', 'suspected', 'overflow', 'refused', 'failed']) {
  contactMessages.inc({ result }, 0);
}
for (const status of [401, 429]) signInRefusals.inc({ status }, 0);

const isProbe = (path: string): boolean => path === '/metrics' || path.startsWith('/api/health/');

export const countRequest: RequestHandler = (request, response, next) => {
  if (!isProbe(request.path)) {
    response.on('finish', () => {
      httpRequests.inc({ status: `${Math.floor(response.statusCode / 100)}xx` });
    });
  }
  next();
};

/** Counts a failed request if it's a contact message. */
export function countFailedMessage({ method, path }: Request, status: number): void {
  if (method !== 'POST' || path !== '/api/contact') return;
  contactMessages.inc({ result: status < 500 ? 'refused' : 'failed' });
}
