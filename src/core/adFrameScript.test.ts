import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { AD_FRAME_HASH, AD_FRAME_SCRIPT } from './adFrameScript';

test('the hash is that of the script', () => {
  const hash = createHash('sha256').update(AD_FRAME_SCRIPT).digest('base64');
  expect(AD_FRAME_HASH).toBe(`'sha256-${hash}'`);
});
