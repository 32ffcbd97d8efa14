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
  sender: `margin:0 0 16px;padding:0 0 8px;border-bottom:4px solid ${practice.mailColor};font-weight:bold`,
  button: `display:inline-block;margin:0 8px 8px 0;padding:12px 20px;border-radius:24px;background:${practice.mailButton};color:#fff;font-weight:bold;text-decoration:none`,
  name: 'margin:0;font-size:20px;font-weight:bold',
  field: 'margin:0 0 8px;font-weight:bold',
  label: 'font-size:13px;font-weight:normal;opacity:.8',
  message: `margin:8px 0 16px;padding:16px;border-left:4px solid ${practice.mailColor};background:rgba(127,127,127,.15);white-space:pre-wrap`,
  heading: 'margin:16px 0 4px;font-size:16px',
  advice: 'margin:16px 0',
  summary: 'padding:8px 0;font-weight:bold',
  text: 'margin:0',
  origin: 'margin:0;font-size:13px;opacity:.8',
};

export const htmlDocument = (parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head>',
    `<body style="${style.body}">`,
    `<p style="${style.sender}">${escapeHtml(practice.name)}</p>`,
    ...parts,
    '</body></html>',
  ].join('\n');

/** The HTML of a message in a mail. What has a button isn't repeated. */
export function contactHtml(content: ContactMailContent): string {
  const { name, fields, message, notices, advice, origins } = content;
  return [
    ...notices.map((notice) => {
      const color = notice.startsWith('URGENT') ? style.urgent : style.notice;
      return `<p style="${color}">${escapeHtml(notice)}</p>`;
    }),
    `<p style="${style.name}">${isolated(name)}</p>`,
    // Outlook ignores `white-space`.
    `<div dir="auto" style="${style.message}">${escapeHtml(message).replaceAll('\n', '<br>')}</div>`,
    ...answerButtons(fields),
    ...fields.flatMap(({ label, value, href }) =>
      href || value === name
        ? []
        : `<p style="${style.field}"><span style="${style.label}">${label}</span><br>${isolated(value)}</p>`,
    ),
    ...foldedAdvice(advice),
    ...origins.map(
      (origin) => `<p style="${style.origin}">${escapeHtml(origin)}</p>`,
    ),
  ].join('\n');
}

/** A button each to call and to write to the sender. */
function answerButtons(fields: ContactMailContent['fields']): string[] {
  const buttons = fields.flatMap(({ value, href }) => {
    if (!href) return [];
    const verb = href.startsWith('tel:') ? 'Call' : 'Write to';
    return [
      `<a style="${style.button}" href="${escapeHtml(href)}">${verb} ${escapeHtml(value)}</a>`,
    ];
  });
  return buttons.length > 0 ? [`<p>${buttons.join('\n')}</p>`] : [];
}

/** Mail clients that can't fold it show it open. */
function foldedAdvice(advice: ContactMailContent['advice']): string[] {
  if (advice.length === 0) return [];
  return [
    `<details style="${style.advice}"><summary style="${style.summary}">${adviceHeading}</summary>`,
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
    '</details>',
  ];
}

/** Escapes text and isolates its writing direction. */
export const isolated = (text: string): string =>
  `<bdi>${escapeHtml(text)}</bdi>`;
