import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleScript, minifyStyles } from './bundleBrowserFile';

const gzipBytes = async (entry: string) => gzipSync(await bundleScript(entry), { level: 9 }).length;

test('the script that blocks the first paint stays below 3 kB, both together below 15 kB', async () => {
  const boot = await gzipBytes('src/boot/boot.ts');
  expect(boot).toBeLessThan(3 * 1024);
  expect(boot + (await gzipBytes('src/boot/page.ts'))).toBeLessThan(15 * 1024);
});

test('styles lose comments and white space, and keep their meaning', () => {
  expect(minifyStyles('/* why */\n.a {\n  color: red;\n}\n').trim()).toBe('.a{color:red}');
});
