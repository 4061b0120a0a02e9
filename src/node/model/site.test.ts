import { expect, test } from 'vitest';
import { assertPlanned } from './site';

test('a Markdown file without an entry in the navigation is named', () => {
  const files = ['data/react-charts/bars/bars.md', 'data/react-charts/bars/Bars.tsx'];
  expect(() => assertPlanned(files, ['/x/react-charts/bars/'])).not.toThrow();
  expect(() => assertPlanned(files, ['/x/react-charts/lines/'])).toThrow(
    /^data\/react-charts\/bars\/bars\.md: No entry of the navigation.*\n {2}Fix: Add it to data\/nav\//,
  );
});
