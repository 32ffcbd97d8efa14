import type { ReactNode } from 'react';

export interface SvgProps {
  className?: string;
  /** The text alternative. Without it the illustration is decoration and hidden from screen readers. */
  label?: string;
}

interface CanvasProps extends SvgProps {
  /** Width and height in user units; also the size where no style sheet sets one. */
  size: readonly [width: number, height: number];
  children: ReactNode;
}

/** The canvas of every illustration: round strokes, nothing filled unless it says so. */
export function Canvas({ size: [width, height], label, className, children }: CanvasProps) {
  const naming = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true, focusable: 'false' } as const);
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
