import {
  adviceHeading,
  type ContactMailContent,
} from './contact-mail-content.ts';

/** The plain text of a message in a mail. */
export function contactText(content: ContactMailContent): string {
  const { fields, message, notices, advice, origins } = content;
  const width = Math.max(...fields.map(({ label }) => label.length)) + 2;
  return [
    ...notices.flatMap((notice) => [notice, '']),
    ...fields.map(({ label, value }) => `${label}:`.padEnd(width) + value),
    '',
    message,
    '',
    ...(advice.length > 0 ? [adviceHeading, ''] : []),
    ...advice.flatMap(({ title, text, signs }) => [
      title,
      text,
      ...signs.flatMap(({ sign, now }) => [`- ${sign}`, `  ${now}`]),
      '',
    ]),
    '-- ',
    ...origins,
    '',
  ].join('\n');
}
