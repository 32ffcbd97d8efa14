/** What `import … from '….tsx?drawing'` gives. */
export interface DrawingFile {
  src: string;
  width: number;
  height: number;
}

interface DrawingProps {
  file: DrawingFile;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  /** True for the picture that is the largest thing on the first screen, of which a page has one at most. */
  early?: boolean;
}

/** A large picture as a file: fetched when it comes near, so that the page itself stays small. */
export function Drawing({ file, alt, className, early = false }: DrawingProps) {
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
