import { Fragment } from 'react';

/** An address that a narrow column breaks between its parts, not within a word. */
export function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
