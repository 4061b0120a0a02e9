/** Sizes of the parts of an icon file, in bytes. */
const HEADER = 6;
const ENTRY = 16;

/**
 * Returns a PNG as an icon file (`.ico`), which browsers ask for beside text files: those name none.
 * @param size Width and height of the PNG, in pixels: below 256.
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // Kind: icon.
  head.writeUInt16LE(1, 4); // Number of images.
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // Color planes.
  head.writeUInt16LE(32, HEADER + 6); // Bits of a pixel.
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}
