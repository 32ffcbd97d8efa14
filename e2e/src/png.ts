const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Width and height from the header chunk: https://www.w3.org/TR/png-3/#11IHDR
 *
 * @throws Error if the file isn't a PNG.
 */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('Not a PNG file.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
