import type { ReactNode } from 'react';
import type { ImageFile } from '@/content/prose';
import { Canvas, type SvgProps } from './illustrations/canvas';

interface IllustrationProps {
  /** The export of `….svg?illustration`, or a practice’s picture. */
  file: ImageFile;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  /** For the LCP illustration, at most one per page, and for its copies. */
  early?: boolean | 'copy';
}

/**
 * With a listener, React doesn't delay a new page until the image has loaded.
 * Otherwise it does, for up to half a second.
 */
const ignoreLoad = () => undefined;

/**
 * A large illustration as a lazy-loaded file, to keep the page small, or a
 * photo in its place.
 */
export function Illustration({
  file,
  alt,
  className,
  early = false,
}: IllustrationProps) {
  const { photo, ...size } = file;
  const image = (
    <img
      {...size}
      srcSet={photo?.webp}
      sizes={photo?.sizes}
      alt={alt}
      className={className}
      loading={early ? 'eager' : 'lazy'}
      fetchPriority={early === true ? 'high' : undefined}
      decoding="async"
      onLoad={early ? ignoreLoad : undefined}
    />
  );
  if (!photo) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={photo.sizes} />
      {image}
    </picture>
  );
}

/** One of the pictures in a file, each a `<view>`. */
export const part = (file: ImageFile, number: number): ImageFile => ({
  ...file,
  src: `${file.src}#part${number.toString()}`,
});

interface DrawingProps extends SvgProps {
  /** The export of `….svg?markup`. */
  of: { markup: string; width: number; height: number };
  /** Words to translate, on top. */
  children?: ReactNode;
}

/** A small illustration in the page, in the page's colors and typeface. */
export const Drawing = ({
  of: { markup, width, height },
  children,
  ...attributes
}: DrawingProps) => (
  <Canvas size={[width, height]} {...attributes}>
    <g dangerouslySetInnerHTML={{ __html: markup }} />
    {children}
  </Canvas>
);
