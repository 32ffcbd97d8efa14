/** What `import … from '….tsx?illustration'` gives. */
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
  /** True for the largest illustration on the first screen, of which a page has one at most. */
  early?: boolean;
}

/** A large illustration as a file: fetched when it comes near, so that the page itself stays small. */
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
    />
  );
}
