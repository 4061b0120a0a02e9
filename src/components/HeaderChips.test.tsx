// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { GuideMeta } from '../core/types';
import { HeaderChips } from './HeaderChips';

const bare: GuideMeta = {
  title: 'T',
  description: 'D.',
  productId: 'x-data-grid',
  components: [],
  hooks: [],
  keywords: [],
};

afterEach(cleanup);

test('shows a chip for each fact of the front matter', () => {
  const meta = {
    ...bare,
    githubLabel: 'scope: data grid',
    packageName: '@mui/x-data-grid',
    githubSource: 'packages/x-data-grid',
    waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    materialDesign: 'https://m2.material.io/components/data-tables',
  };
  render(<HeaderChips meta={meta} importSize={123_456} />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'https://github.com/mui/mui-x/issues?q=is%3Aopen%20label%3A%22scope%3A%20data%20grid%22',
    'https://www.npmjs.com/package/@mui/x-data-grid',
    'https://github.com/mui/mui-x/tree/master/packages/x-data-grid',
    'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
    'https://m2.material.io/components/data-tables',
  ]);
  expect(screen.getByText('123.5 kB gzip')).toBeTruthy();
});

test('shows nothing for a page without such facts', () => {
  const { container } = render(<HeaderChips meta={bare} />);
  expect(container.innerHTML).toBe('');
});
