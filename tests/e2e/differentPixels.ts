import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Returns how many pixels of two screenshots differ visibly.
 * @throws Error when they differ in size.
 */
export function differentPixels(first: Buffer, second: Buffer): number {
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.05 });
}
