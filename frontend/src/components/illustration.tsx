import { Canvas } from './illustrations/canvas';

/** The export of `….svg?illustration`. */
export interface IllustrationFile {
  src: string;
  width: number;
  height: number;
}

interface IllustrationProps {
  file: IllustrationFile;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  /** True for the LCP illustration, at most one per page. */
  early?: boolean;
}

/** React holds a new page back for images without a listener, up to half a second. */
const holdNothingBack = () => undefined;

/** A large illustration as a lazy-loaded file, to keep the page small. */
export function Illustration({ file, alt, className, early = false }: IllustrationProps) {
  return (
    <img
      src={file.src}
      width={file.width}
      height={file.height}
      alt={alt}
      className={className}
      loading={early ? 'eager' : 'lazy'}
      fetchPriority={early ? 'high' : undefined}
      decoding="async"
      onLoad={early ? holdNothingBack : undefined}
    />
  );
}

interface DrawingProps {
  /** The export of `….svg?markup`. */
  of: { markup: string; width: number; height: number };
  /** Without it, the drawing is decorative. */
  label?: string;
}

/** A small illustration in the page, in the page's colors and typeface. */
export function Drawing({ of: { markup, width, height }, label }: DrawingProps) {
  return (
    <Canvas size={[width, height]} label={label}>
      <g dangerouslySetInnerHTML={{ __html: markup }} />
    </Canvas>
  );
}
