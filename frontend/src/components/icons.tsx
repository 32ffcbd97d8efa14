import type { ReactNode } from 'react';
import { Canvas, type SvgProps } from './illustrations/canvas';

interface IconProps extends SvgProps {
  children: ReactNode;
}

/** A 24 × 24 line icon in the text color. */
export function Icon({ children, ...props }: IconProps) {
  return (
    <Canvas size={[24, 24]} {...props}>
      <g stroke="currentColor" strokeWidth="2">
        {children}
      </g>
    </Canvas>
  );
}

export function AlertIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v6M12 16.5v0.01" />
    </Icon>
  );
}

export function CalendarIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="17" height="16" rx="2" />
      <path d="M3.5 10h17M8 2.5v5M16 2.5v5" />
    </Icon>
  );
}

export function CloseIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}

export function FacebookIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M15.5 7.5h-1.2a2.3 2.3 0 0 0 -2.3 2.3V18M9 12.5h6" />
    </Icon>
  );
}

export function InstagramIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v0.01" />
    </Icon>
  );
}

export function MapPinIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.5c-4.5 -4.5 -7 -8 -7 -11.5a7 7 0 0 1 14 0c0 3.5 -2.5 7 -7 11.5z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}

export function MenuIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />
    </Icon>
  );
}

export function PhoneIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 3.5H5a2 2 0 0 0 -2 2.1C3.6 14 10 20.4 18.4 21a2 2 0 0 0 2.1 -2v-2.5a1.5 1.5 0 0 0 -1.1 -1.4l-3.1 -0.9a1.5 1.5 0 0 0 -1.5 0.4l-1.2 1.2a14 14 0 0 1 -5.4 -5.4l1.2 -1.2a1.5 1.5 0 0 0 0.4 -1.5L8.9 4.6a1.5 1.5 0 0 0 -1.4 -1.1z" />
    </Icon>
  );
}
