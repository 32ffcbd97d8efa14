import { Agent, request } from 'node:http';

/**
 * Sends 1,000 beacons a second until its parent disconnects, in turn to each of the given URLs. Reports the answers by
 * status, or by error.
 */
const urls = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const beacon = JSON.stringify({ page: '/', device: 'phone', lcp: 1000, inp: 40, cls: 0, ttfb: 90 });
const answers: Record<string, number> = {};
let sent = 0;

function count(answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1;
}

function send(): void {
  sent += 1;
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': beacon.length,
    // As many visitors as the two bytes allow.
    'X-Forwarded-For': `203.0.${Math.floor(sent / 256) % 256}.${sent % 256}`,
  };
  const url = urls[sent % urls.length] ?? '';
  const post = request(url, { method: 'POST', agent, headers }, (response) => {
    count(String(response.statusCode));
    response.resume();
  });
  post.on('error', ({ message }) => {
    count(message);
  });
  post.end(beacon);
}

const started = performance.now();
setInterval(() => {
  const due = Math.floor(performance.now() - started);
  // What a busy machine delayed isn't sent at once. The parent checks that enough was sent.
  sent = Math.max(sent, due - 50);
  while (sent < due) send();
}, 5);
setInterval(() => process.send?.({ answers, seconds: (performance.now() - started) / 1000 }), 250);
// A report can meet a parent that has just disconnected.
for (const event of ['disconnect', 'error']) process.on(event, () => process.exit());
