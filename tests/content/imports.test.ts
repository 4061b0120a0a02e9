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
    ['src/core/paths.ts', "export { announce } from '../browser/announce';"],
    ['src/core/paths.ts', "export { GuidePage } from '../views/GuidePage';"],
    ['src/components/StaticHtml.tsx', "export { AppFrame } from '../layout/AppFrame';"],
    ['src/views/GuidePage.tsx', "export { loadSite } from '../node/model/site';"],
    ['src/node/model/site.ts', "export { Toc } from '../../layout/Toc';"],
    ['src/boot/boot.ts', "export { Toc } from '../layout/Toc';"],
    ['src/boot/page.ts', "export { look } from '../demo/look';"],
    ['src/demo/demo.boot.ts', "export { look } from './look';"],
    ['src/demo/demo.boot.ts', "export { listenForSearch } from '../search/search.boot';"],
    ['src/layout/toc.boot.ts', "export { AppProviders } from '../providers/AppProviders';"],
    ['src/browser/isReload.ts', "export { namedDemo } from '../demo/namedDemo.boot';"],
    ['preview/server.ts', "export { loadSite } from '../src/node/model/site';"],
    ['data/nav/index.ts', "export { loadSite } from '../../src/node/model/site';"],
  ])('%s may not hold: %s', async (file, code) => {
    expect(await brokenRules(file, code)).toContain('boundaries/dependencies');
  });

  test.each([
    ['src/views/GuidePage.tsx', "export { Toc } from '../layout/Toc';"],
    ['src/node/model/site.ts', "export { HOME } from '../../core/constants';"],
    ['src/boot/page.ts', "export { listenForDemos } from '../demo/demo.boot';"],
    ['src/demo/demo.boot.ts', "export { namedDemo } from './namedDemo.boot';"],
    ['src/demo/demo.boot.ts', "export { HOME } from '../core/constants';"],
    ['src/demo/demo.boot.ts', "export { isReload } from '../browser/isReload';"],
    ['pages/index.tsx', "export { GuidePage } from '../src/views/GuidePage';"],
  ])('%s may hold: %s', async (file, code) => {
    expect(await brokenRules(file, code)).not.toContain('boundaries/dependencies');
  });

  test.each([
    ['src/demo/demo.boot.ts', "export { useState } from 'react';"],
    ['src/search/search.boot.ts', "export { flushSync } from 'react-dom';"],
    ['src/boot/page.ts', "export { css } from '@emotion/react';"],
    ['src/browser/isReload.ts', "export { Box } from '@mui/material';"],
    ['src/layout/toc.boot.ts', "export { default } from 'next/router';"],
  ])('what runs before React holds nothing of it: %s may not hold %s', async (file, code) => {
    expect(await brokenRules(file, code)).toContain('@typescript-eslint/no-restricted-imports');
  });

  test('next/link is banned, because it prefetches every visible page', async () => {
    const code = "export { default } from 'next/link';";
    expect(await brokenRules('src/layout/Toc.tsx', code)).toContain('no-restricted-imports');
  });

  test.each([
    ['src/layout/Toc.tsx', "export { default } from '@mui/material/Button';"],
    ['src/embeds/NameFinder.tsx', "export { styled } from '@mui/material/styles';"],
    ['src/providers/AppProviders.tsx', "export { CacheProvider } from '@emotion/react';"],
    ['src/demo/Demo.tsx', "export { ThemeProvider } from '@mui/material/styles';"],
    ['src/demo/DemoResult.tsx', "export { DemoSurface } from './theme/DemoSurface';"],
    ['pages/_app.tsx', "export { DataGrid } from '@mui/x-data-grid';"],
  ])('%s is loaded before demos and may not hold: %s', async (file, code) => {
    expect(await brokenRules(file, code)).toContain('no-restricted-imports');
  });

  test.each([
    ['src/demo/theme/theme.ts', "export { createTheme } from '@mui/material/styles';"],
    ['src/demo/loadDemo.ts', "export const load = () => import('./theme/DemoSurface');"],
    ['src/demo/look.ts', "export type { Theme } from '@mui/material/styles';"],
    ['data/react-charts/KeyFigure.tsx', "export { useTheme } from '@mui/material/styles';"],
  ])('%s may hold: %s', async (file, code) => {
    expect(await brokenRules(file, code)).not.toContain('no-restricted-imports');
  });
});

test.each(['document.title', 'localStorage.length', 'location.hash'])(
  'core is pure: it may not ask %s',
  async (code) => {
    expect(await brokenRules('src/core/paths.ts', `export const asked = ${code};`)).toContain(
      'no-restricted-globals',
    );
    expect(await brokenRules('src/browser/announce.ts', `export const asked = ${code};`)).toEqual(
      [],
    );
  },
);
