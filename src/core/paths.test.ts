import { describe, expect, test } from 'vitest';
import {
  contentFile,
  contentFolder,
  docsTabOf,
  guideOf,
  isApiPath,
  isExternal,
  slugOf,
} from './paths';

describe('contentFolder and contentFile', () => {
  test.each([
    ['/x/react-data-grid/sorting/', 'data/react-data-grid/sorting', 'sorting.md'],
    ['/x/react-data-grid/', 'data/react-data-grid', 'react-data-grid.md'],
    ['/x/introduction/', 'data/introduction', 'introduction.md'],
    ['/x/production-error/', 'data/production-error', 'production-error.md'],
    [
      '/x/react-data-grid/editing/persistence/',
      'data/react-data-grid/editing/persistence',
      'persistence.md',
    ],
  ])('%s', (pathname, folder, file) => {
    expect(contentFolder(pathname)).toBe(folder);
    expect(contentFile(pathname)).toBe(`${folder}/${file}`);
  });
});

describe('slugOf', () => {
  test.each([
    ['/x/introduction/', ['introduction']],
    [
      '/x/react-data-grid/sorting/components-api/',
      ['react-data-grid', 'sorting', 'components-api'],
    ],
    ['/x/api/charts/bar-chart/', ['api', 'charts', 'bar-chart']],
  ])('%s', (pathname, slug) => {
    expect(slugOf(pathname)).toEqual(slug);
  });

  test.each(['/playground/', '/x/', '/x//', '/x/a//b/', '/x/introduction', ''])(
    '"%s" is an error that names it',
    (pathname) => {
      expect(() => slugOf(pathname)).toThrow(`"${pathname}" is no page below /x/`);
    },
  );
});

describe('docsTabOf and guideOf', () => {
  test.each([
    ['/x/react-data-grid/sorting/components-api/', 'components-api', '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/sorting/hooks-api/', 'hooks-api', '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/sorting/', undefined, '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/my-hooks-api/', undefined, '/x/react-data-grid/my-hooks-api/'],
  ])('%s', (pathname, tab, guide) => {
    expect(docsTabOf(pathname)).toBe(tab);
    expect(guideOf(pathname)).toBe(guide);
  });
});

test('isExternal', () => {
  expect(isExternal('https://mui.com/x/whats-new/')).toBe(true);
  expect(isExternal('/x/introduction/')).toBe(false);
});

test('isApiPath', () => {
  expect(isApiPath('/x/api/data-grid/data-grid/')).toBe(true);
  expect(isApiPath('/x/react-data-grid/api-object/')).toBe(false);
});
