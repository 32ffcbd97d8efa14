import escapeHtml from 'escape-html';
import { practice } from 'shared/practice';
import {
  adviceHeading,
  type ContactMailContent,
} from './contact-mail-content.ts';

// Most mail clients only support inline styles. Colors of text and background
// are the client's, light or dark.
export const style = {
  body: 'max-width:40em;margin:0;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere',
  urgent:
    'margin:0 0 16px;padding:12px 16px;background:#8c1d18;color:#fff;font-weight:bold',
  notice:
    'margin:0 0 16px;padding:4px 12px;border-left:4px solid #b7791f;font-weight:bold',
  label:
    'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;opacity:.8',
  value: 'padding:2px 0;font-weight:bold',
  message: `margin:16px 0;padding:16px;border-left:4px solid ${practice.mailColor};background:rgba(127,127,127,.15);white-space:pre-wrap`,
  heading: 'margin:16px 0 4px;font-size:16px',
  text: 'margin:0',
  origin: 'margin:0;font-size:13px;opacity:.8',
};

export const htmlDocument = (parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head>',
    `<body style="${style.body}">`,
    ...parts,
    '</body></html>',
  ].join('\n');

/** The HTML of a message in a mail. */
export function contactHtml(content: ContactMailContent): string {
  const { fields, message, notices, advice, origins } = content;
  return [
    ...notices.map((notice) => {
      const color = notice.startsWith('URGENT') ? style.urgent : style.notice;
      return `<p style="${color}">${escapeHtml(notice)}</p>`;
    }),
    '<table cellspacing="0">',
    ...fields.map(
      ({ label, value, href }) =>
        `<tr><th scope="row" style="${style.label}">${label}</th><td style="${style.value}">${link(href, value)}</td></tr>`,
    ),
    '</table>',
    // Outlook ignores `white-space`.
    `<div dir="auto" style="${style.message}">${escapeHtml(message).replaceAll('\n', '<br>')}</div>`,
    ...(advice.length > 0
      ? [`<h1 style="${style.heading}">${adviceHeading}</h1>`]
      : []),
    ...advice.flatMap(({ title, text, signs }) => [
      `<h2 style="${style.heading}">${escapeHtml(title)}</h2>`,
      `<p style="${style.text}">${escapeHtml(text)}</p>`,
      '<ul>',
      ...signs.map(
        ({ sign, now }) =>
          `<li><strong>${escapeHtml(sign)}</strong><br>${escapeHtml(now)}</li>`,
      ),
      '</ul>',
    ]),
    ...origins.map(
      (origin) => `<p style="${style.origin}">${escapeHtml(origin)}</p>`,
    ),
  ].join('\n');
}

/** Escapes text and isolates its writing direction. */
export const isolated = (text: string): string =>
  `<bdi>${escapeHtml(text)}</bdi>`;

const link = (address: string | undefined, text: string): string =>
  address
    ? `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`
    : isolated(text);
