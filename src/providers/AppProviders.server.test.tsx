import Button from '@mui/material/Button';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProviders } from './AppProviders';

const page = (pathname: string) =>
  renderToString(
    <AppProviders pathname={pathname}>
      <p>Text</p>
    </AppProviders>,
  );

test.each(['/x/introduction/', '/playground/'])('%s: the providers add no markup', (pathname) => {
  expect(page(pathname)).toBe('<p>Text</p>');
});

test('no theme variable is defined in a document, and every page has the rules it needs', () => {
  const render = () =>
    renderToString(
      <AppProviders>
        <Button>Press</Button>
      </AppProviders>,
    );
  const html = render();
  expect(html).toContain('<style data-emotion="css ');
  expect(html).not.toMatch(/--mui-[\w-]+:/);
  expect(render()).toBe(html);
});
