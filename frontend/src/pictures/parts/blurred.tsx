import { useId, type ReactNode } from 'react';

/** What lies outside the lens: the same town, out of focus. */
export function Blurred({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <g filter={`url(#${id})`} opacity="0.6">
        {children}
      </g>
    </>
  );
}
