import { useId, type ReactNode } from 'react';

interface BlurredProps {
  /** Blur in units. */
  by?: number;
  children: ReactNode;
}

/** A blurred copy, for the area outside of the lens. */
export function Blurred({ by = 5, children }: BlurredProps) {
  const id = useId();
  return (
    <>
      <filter id={id} x="-0.5" y="-0.5" width="2" height="2">
        <feGaussianBlur stdDeviation={by} />
      </filter>
      <g filter={`url(#${id})`} opacity="0.6">
        {children}
      </g>
    </>
  );
}
