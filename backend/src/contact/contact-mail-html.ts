import { adviceHeading, type ContactMailContent } from './contact-mail.ts';
import { escapeHtml } from './escape-html.ts';
import { telephoneLink } from './telephone-link.ts';

// Mail programs know few styles beyond those on the element itself.
export const style = {
  body: 'margin:0;padding:16px;font:16px/1.5 sans-serif;color:#1a1a1a',
  notice: 'margin:0 0 16px;padding:12px 16px;background:#8c1d18;color:#fff;font-weight:bold',
  label: 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;color:#555',
  value: 'padding:2px 0;font-weight:bold',
  message: 'margin:16px 0;padding:16px;background:#f4f1ea;white-space:pre-wrap',
  heading: 'margin:16px 0 4px;font-size:16px',
  text: 'margin:0',
  origin: 'margin:0;font-size:13px;color:#555',
};

/** A mail that is one message. */
export function composeContactHtml(content: ContactMailContent): string {
  return htmlDocument([contactSection(content)]);
}

export function htmlDocument(parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="en"><body style="${style.body}">`,
    ...parts,
    '</body></html>',
  ].join('\n');
}

/** Lays a message out to be read at a glance; phone and address can be tapped. */
export function contactSection(content: ContactMailContent): string {
  const { name, email, phone, subject, received, message, notices, advice, origins } = content;
  const rows = [
    ['Name', isolated(name)],
    ['Phone', phone ? link(telephoneLink(phone), phone) : 'not given'],
    ['Email', link(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, email)],
    ['Topic', escapeHtml(subject)],
    ['Received', escapeHtml(received)],
  ] as const;
  return [
    ...notices.map((notice) => `<p style="${style.notice}">${escapeHtml(notice)}</p>`),
    '<table cellspacing="0">',
    ...rows.map(
      ([label, value]) =>
        `<tr><th scope="row" style="${style.label}">${label}</th><td style="${style.value}">${value}</td></tr>`,
    ),
    '</table>',
    `<div dir="auto" style="${style.message}">${escapeHtml(message)}</div>`,
    ...(advice.length > 0 ? [`<h1 style="${style.heading}">${adviceHeading}</h1>`] : []),
    ...advice.flatMap(({ title, text, signs }) => [
      `<h2 style="${style.heading}">${escapeHtml(title)}</h2>`,
      `<p style="${style.text}">${escapeHtml(text)}</p>`,
      '<ul>',
      ...signs.map(
        ({ sign, now }) => `<li><strong>${escapeHtml(sign)}</strong><br>${escapeHtml(now)}</li>`,
      ),
      '</ul>',
    ]),
    ...origins.map((origin) => `<p style="${style.origin}">${escapeHtml(origin)}</p>`),
  ].join('\n');
}

/** Text of any writing direction, which leaves its neighbours in theirs. */
export const isolated = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

const link = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
