import { describe, expect, test } from 'vitest';
import { assertUniquePathnames } from './assertUniquePathnames';
import { tree } from './fixture';

describe('assertUniquePathnames', () => {
  test('accepts a tree without duplicates', () => {
    expect(() => assertUniquePathnames(tree)).not.toThrow();
  });

  test('names every duplicate once, at whatever depth', () => {
    const twice = [
      ...tree,
      { pathname: '/x/migration-v8/' },
      { pathname: '/x/migration-v8/' },
      { title: 'Group', children: [{ pathname: '/x/react-data-grid/column-definition/' }] },
    ];
    expect(() => assertUniquePathnames(twice)).toThrow(
      'duplicated pathname in pages: /x/migration-v8/, /x/react-data-grid/column-definition/\n',
    );
  });

  test.each(['components-api', 'hooks-api', 'components-api/', 'hooks-api/'])(
    'exempts %s',
    (tab) => {
      const page = { pathname: `/x/react-data-grid/sorting/${tab}` };
      expect(() => assertUniquePathnames([page, page])).not.toThrow();
    },
  );

  test('does not exempt a page whose name only ends like a tab', () => {
    const page = { pathname: '/x/react-data-grid/my-hooks-api/' };
    expect(() => assertUniquePathnames([page, page])).toThrow('/x/react-data-grid/my-hooks-api/');
  });
});
