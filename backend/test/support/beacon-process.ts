import { Agent, request } from 'node:http';

/** Sends 1,000 beacons a second until its parent disconnects. Reports the answers by status. */
const url = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const beacon = JSON.stringify({ page: '/', device: 'phone', lcp: 1000, inp: 40, cls: 0, ttfb: 90 });
const answers: Record<string, number> = {};
let sent = 0;

function send(): void {
  sent += 1;
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': beacon.length,
    // As many visitors as the two bytes allow.
    'X-Forwarded-For': `203.0.${Math.floor(sent / 256) % 256}.${sent % 256}`,
  };
  const post = request(`${url}/api/vitals`, { method: 'POST', agent, headers }, (response) => {
    const status = String(response.statusCode);
    answers[status] = (answers[status] ?? 0) + 1;
    response.resume();
  });
  post.on('error', () => undefined);
  post.end(beacon);
}

const started = performance.now();
setInterval(() => {
  const due = Math.floor(performance.now() - started);
  // What a busy machine delayed isn't sent at once.
  sent = Math.max(sent, due - 50);
  while (sent < due) send();
}, 5);
setInterval(() => process.send?.({ answers, seconds: (performance.now() - started) / 1000 }), 250);
// A report can meet a parent that has just disconnected.
for (const event of ['disconnect', 'error']) process.on(event, () => process.exit());
