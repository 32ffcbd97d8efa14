import { Fragment, type ReactNode } from 'react';
import { PhoneLink } from '@/components/links';
import { phoneToday } from '@/content/phone';

/** An answer of the server, in which the practice's number can be tapped. */
export function withPhoneLink(text: string): ReactNode {
  const [first = '', ...others] = text.split(phoneToday().display);
  if (others.length === 0) return text;
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <PhoneLink />
          {part}
        </Fragment>
      ))}
    </>
  );
}
