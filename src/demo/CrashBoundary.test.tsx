// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashBoundary } from './CrashBoundary';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('The cart is empty.');
  return <p>All is well</p>;
}

afterEach(cleanup);

test('says what went wrong, offers a report, and shows the demo again after a reset', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onReset = vi.fn();
  render(
    <div className="demo-stage" tabIndex={-1}>
      <p>The page</p>
      <CrashBoundary title="Basic sort" onReset={onReset}>
        <Fragile />
      </CrashBoundary>
    </div>,
  );
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The cart is empty.');
  const issue = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(issue.pathname).toBe('/mui/mui-x/issues/new');
  expect(issue.searchParams.get('title')).toContain('Basic sort');
  expect(issue.searchParams.get('body')).toContain('The cart is empty.');

  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(onReset).toHaveBeenCalledOnce();
  // The button is gone; the focus stays at the demo.
  expect(document.activeElement?.className).toBe('demo-stage');
  expect(screen.getByText('All is well')).toBeTruthy();
});
