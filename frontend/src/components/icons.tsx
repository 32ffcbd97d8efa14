import type { ReactNode } from 'react';
import { Canvas, type SvgProps } from './illustrations/canvas';

/** A 24 × 24 line icon in the text color. */
export const icon = (drawing: ReactNode) =>
  function Icon(props: SvgProps) {
    return (
      <Canvas size={[24, 24]} {...props}>
        <g stroke="currentColor" strokeWidth="2">
          {drawing}
        </g>
      </Canvas>
    );
  };

export const AlertIcon = icon(
  <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 7v6M12 16.5v0.01" />,
);

export const CalendarIcon = icon(
  <path d="M5.5 5h13a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM3.5 10h17M8 2.5v5M16 2.5v5" />,
);

export const CloseIcon = icon(<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" />);

export const FacebookIcon = icon(
  <path d="M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0zM15.5 7.5h-1.2a2.3 2.3 0 0 0 -2.3 2.3V18M9 12.5h6" />,
);

export const InstagramIcon = icon(
  <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1 -5 5h-8a5 5 0 0 1 -5 -5v-8a5 5 0 0 1 5 -5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM16.8 7.2v0.01" />,
);

export const MapPinIcon = icon(
  <path d="M12 21.5c-4.5 -4.5 -7 -8 -7 -11.5a7 7 0 0 1 14 0c0 3.5 -2.5 7 -7 11.5zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z" />,
);

export const MenuIcon = icon(<path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />);

export const MessageIcon = icon(
  <path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-8l-5 4v-4h-1a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM8 10.5v0.01M12 10.5v0.01M16 10.5v0.01" />,
);

export const PhoneIcon = icon(
  <path d="M7.5 3.5H5a2 2 0 0 0 -2 2.1C3.6 14 10 20.4 18.4 21a2 2 0 0 0 2.1 -2v-2.5a1.5 1.5 0 0 0 -1.1 -1.4l-3.1 -0.9a1.5 1.5 0 0 0 -1.5 0.4l-1.2 1.2a14 14 0 0 1 -5.4 -5.4l1.2 -1.2a1.5 1.5 0 0 0 0.4 -1.5L8.9 4.6a1.5 1.5 0 0 0 -1.4 -1.1z" />,
);
