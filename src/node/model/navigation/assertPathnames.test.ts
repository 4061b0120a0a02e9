import { expect, test } from 'vitest';
import { assertPathnames } from './assertPathnames';
import { tree } from './fixture';

test('paths between slashes are right, and links elsewhere are none of its business', () => {
  expect(() => assertPathnames(tree)).not.toThrow();
});

test.each(['/x/react-charts', 'x/react-charts/', '/x//axis/', '/x/Axis/', '/x/a_b/', '/x/ä/', ''])(
  '"%s" is named, at whatever depth',
  (pathname) => {
    const withWrong = [...tree, { title: 'Group', children: [{ pathname }] }];
    expect(() => assertPathnames(withWrong)).toThrow(`no path of a page: ${pathname}\n  Fix: `);
  },
);
