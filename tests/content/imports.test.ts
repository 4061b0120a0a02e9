import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** Rules that a line of code breaks when it stands in a file. */
async function brokenRules(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe('imports run one way', () => {
  test.each([
    ['src/core/paths.ts', "export { GuidePage } from '../views/GuidePage';"],
    ['src/components/StaticHtml.tsx', "export { AppFrame } from '../layout/AppFrame';"],
    ['src/views/GuidePage.tsx', "export { loadSite } from '../build/site';"],
    ['src/build/site.ts', "export { Toc } from '../layout/Toc';"],
    ['src/boot/boot.ts', "export { Toc } from '../layout/Toc';"],
    ['preview/server.ts', "export { loadSite } from '../src/build/site';"],
    ['data/nav/index.ts', "export { loadSite } from '../../src/build/site';"],
  ])('%s may not hold: %s', async (file, code) => {
    expect(await brokenRules(file, code)).toContain('boundaries/dependencies');
  });

  test.each([
    ['src/views/GuidePage.tsx', "export { Toc } from '../layout/Toc';"],
    ['src/build/site.ts', "export { HOME } from '../core/constants';"],
    ['pages/index.tsx', "export { GuidePage } from '../src/views/GuidePage';"],
  ])('%s may hold: %s', async (file, code) => {
    expect(await brokenRules(file, code)).not.toContain('boundaries/dependencies');
  });

  test('next/link is banned, because it prefetches every visible page', async () => {
    const code = "export { default } from 'next/link';";
    expect(await brokenRules('src/layout/Toc.tsx', code)).toContain('no-restricted-imports');
  });
});
