// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SERVICES_META } from '../core/services';
import { AppProviders } from '../providers/AppProviders';
import { FeedbackPanel } from './FeedbackPanel';

const vote = { rating: 1 } as const;

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = SERVICES_META;
  meta.content = JSON.stringify({ isConsentRequired: true, feedback: '/feedback' });
  document.head.append(meta);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  render(
    <AppProviders>
      <button type="button">Elsewhere</button>
      <FeedbackPanel page="/x/introduction/" title="Overview" vote={vote} />
    </AppProviders>,
  );
});

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function send(focused: HTMLElement): Promise<HTMLElement> {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Clear' } });
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  focused.focus();
  return screen.findByText('Thanks for your feedback.');
}

test('the thanks get the focus that was in the form', async () => {
  const thanks = await send(screen.getByRole('button', { name: /^Send/ }));
  expect(document.activeElement).toBe(thanks);
});

test('who has gone on meanwhile is left alone', async () => {
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await send(elsewhere);
  expect(document.activeElement).toBe(elsewhere);
});

test('what has failed is not thanked for', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Clear' } });
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
  await screen.findByRole('alert');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByText(/^Thanks/)).toBeNull();
});
