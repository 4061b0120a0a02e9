// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LivePlace } from './LivePlace';
import { showLive } from './liveRoots';

const onLeave = vi.fn();

function Counter({ label = 'Count' }) {
  const [count, setCount] = useState(0);
  useEffect(() => onLeave, []);
  return (
    <button id={useId()} onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}

const page = (demo?: React.ReactElement) => (
  <StrictMode>
    <div>
      <LivePlace demo={demo} />
    </div>
  </StrictMode>
);
const nextTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));

beforeEach(() => onLeave.mockReset());
afterEach(async () => {
  cleanup();
  await nextTask();
});

test('a demo that came before its page keeps its state when React adopts the page', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  const place = container.querySelector('.demo-place')!;
  await act(async () => showLive(place, <Counter />));
  const button = screen.getByRole('button');
  fireEvent.click(button);
  const onRecoverableError = vi.fn();
  const { rerender } = render(page(), { container, hydrate: true, onRecoverableError });
  rerender(page(<Counter label="Clicks" />));
  await nextTask();
  expect(screen.getByRole('button')).toBe(button);
  expect(button.textContent).toBe('Clicks: 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
});

test('a demo that its page has given up ends, and its place may come again', async () => {
  const { rerender } = render(page(<Counter />));
  await nextTask();
  fireEvent.click(screen.getByRole('button'));
  expect(onLeave).not.toHaveBeenCalled();
  rerender(<p>Another page</p>);
  await nextTask();
  expect(onLeave).toHaveBeenCalledOnce();
  rerender(page(<Counter />));
  await nextTask();
  expect(screen.getByRole('button').textContent).toBe('Count: 0');
});

test('ids of two demos and of the page differ', async () => {
  const PageId = () => <p id={useId()}>Page</p>;
  render(
    <>
      <PageId />
      <LivePlace demo={<Counter />} />
      <LivePlace demo={<Counter />} />
    </>,
  );
  await nextTask();
  const ids = [screen.getByText('Page'), ...screen.getAllByRole('button')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});
