import { optimize } from 'svgo';

/**
 * Minifies an SVG. Doesn't move attributes to groups, because that makes the
 * compressed file larger.
 */
export function optimizeSvg(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            moveElemsAttrsToGroup: false,
            moveGroupAttrsToElems: false,
            collapseGroups: false,
            // Keep the palette's custom properties on the root.
            inlineStyles: false,
            // A page refers to parts of a file by their views.
            cleanupIds: { preservePrefixes: ['part'] },
          },
        },
      },
    ],
  });
  return data;
}

/** Replaces colors of a drawing, given in lowercase, such as `#0b4f55`. */
export const recolorSvg = (
  svg: string,
  colors: ReadonlyMap<string, string>,
): string =>
  svg.replace(/#[\da-f]{6}\b/gi, (hex) => colors.get(hex.toLowerCase()) ?? hex);
