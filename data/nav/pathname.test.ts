import { describe, expect, expectTypeOf, test } from 'vitest';
import { internalPath, type Pathname } from './pathname';

describe('internalPath', () => {
  test('returns the path', () => {
    expect(internalPath('/x/react-data-grid/sorting/')).toBe('/x/react-data-grid/sorting/');
  });

  // These lines are proven by `tsc`: an unused @ts-expect-error is an error.
  test('accepts only what the tree holds', () => {
    internalPath('/x/migration-v8/');
    internalPath('/x/api/charts/axis-config/');
    internalPath('/playground/');
    // @ts-expect-error no such product
    internalPath('/x/api/chart/axis-config/');
    // @ts-expect-error mistyped last segment
    internalPath('/x/react-data-grid/sortin/');
    // @ts-expect-error the slash at the end is missing
    internalPath('/x/react-data-grid/sorting');
    // @ts-expect-error a link to another site is no route
    internalPath('https://mui.com/x/whats-new/');
    // @ts-expect-error a group has no page
    internalPath('/x/react-data-grid/columns/');
    // The union is literal: were one path a plain string, every path would pass.
    expectTypeOf<string>().not.toExtend<Pathname>();
  });
});
