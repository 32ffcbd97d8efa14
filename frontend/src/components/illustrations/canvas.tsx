import type { ReactNode } from 'react';

export interface SvgProps {
  className?: string;
  /**
   * Alt text. Without it, the illustration is decorative and hidden from screen
   * readers.
   */
  label?: string;
}

interface CanvasProps extends SvgProps {
  /** Width and height in user units, and the default size. */
  size: readonly [width: number, height: number];
  children: ReactNode;
}

/** The root element of all illustrations: round strokes, no fill by default. */
export function Canvas({
  size: [width, height],
  label,
  className,
  children,
}: CanvasProps) {
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      {...naming}
    >
      {children}
    </svg>
  );
}
