// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { markPresses } from './pressedDrawing.boot';
import { useDrawing } from './useDrawing';
import { DEMO_SHOWN } from './withoutMotion';

const onSave = vi.fn();
const SAVE = '<button>Save</button>';

function Page({ isLive, drawing = `<div class="demo-drawn">${SAVE}</div>`, isLoading }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const hasDrawing = useDrawing(stage, isLive);
  return (
    <div ref={stage} data-testid="stage">
      {hasDrawing && <div className="demo-static" dangerouslySetInnerHTML={{ __html: drawing }} />}
      <div className="demo-place">
        {isLive && (
          <div className="demo-surface">
            <button onClick={onSave}>Save</button>
            {isLoading && <span role="progressbar" />}
          </div>
        )}
      </div>
    </div>
  );
}

interface Props {
  isLive: boolean;
  drawing?: string;
  isLoading?: boolean;
}

const stage = () => screen.getByTestId('stage');
const drawing = () => stage().querySelector('.demo-static');
const isDrawn = () => stage().querySelector('.demo-drawn') !== null;
const isLive = () => stage().querySelector('.demo-surface') !== null;
const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows a page as its document does, and lets React take it over. */
function open(props: Props) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page {...props} />);
  return render(<Page {...props} />, { container, hydrate: true });
}

beforeAll(markPresses);
beforeEach(() => {
  vi.useFakeTimers();
  onSave.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.innerHTML = '';
});

test('the drawing stands until the demo behind it has stood still, and goes in one commit', async () => {
  const { rerender } = open({ isLive: false });
  await passTime(5000);
  expect([isDrawn(), isLive()]).toEqual([true, false]);
  rerender(<Page isLive />);
  expect([isDrawn(), isLive()]).toEqual([true, true]);
  const states: boolean[][] = [];
  const changes = new MutationObserver(() => states.push([isDrawn(), isLive()]));
  changes.observe(stage(), { attributes: true, childList: true, subtree: true });
  await passTime(79);
  expect(states).toEqual([]);
  await passTime(10);
  // Never neither of them.
  expect(new Set(states.map(String))).toEqual(new Set(['false,true']));
  expect(drawing()).toBeNull();
});

test('the demo hears that it shows before it is given the click', async () => {
  const { rerender } = open({ isLive: false });
  drawing()!.querySelector('button')!.click();
  const heard = vi.fn(() => expect(onSave).not.toHaveBeenCalled());
  stage().addEventListener(DEMO_SHOWN, heard);
  rerender(<Page isLive />);
  await passTime(100);
  expect(heard).toHaveBeenCalledOnce();
  expect(onSave).toHaveBeenCalledOnce();
});

test('a click and the focus in the drawing come to the demo, once', async () => {
  const { rerender } = open({ isLive: false });
  const button = drawing()!.querySelector('button')!;
  button.focus();
  button.click();
  rerender(<Page isLive />);
  expect(onSave).not.toHaveBeenCalled();
  await passTime(100);
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(stage().querySelector('.demo-surface button'));
  rerender(<Page isLive />);
  await passTime(5000);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('a demo that still loads its data is waited for', async () => {
  const { rerender } = open({ isLive: false });
  rerender(<Page isLive isLoading />);
  await passTime(1000);
  expect(drawing()).not.toBeNull();
  rerender(<Page isLive />);
  await passTime(200);
  expect(drawing()).toBeNull();
});

test('what was done in the width that shows counts', async () => {
  document.head.innerHTML = '<style>.when-wide{display:none}</style>';
  const both = `<div class="demo-drawn when-wide"><p></p></div><div class="demo-drawn when-narrow">${SAVE}</div>`;
  const { rerender } = open({ isLive: false, drawing: both });
  drawing()!.querySelector<HTMLElement>('.when-narrow button')!.click();
  rerender(<Page isLive drawing={both} />);
  await passTime(100);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('without a drawing the demo shows at once', () => {
  open({ isLive: true, drawing: '' });
  expect(drawing()).toBeNull();
});

test('a drawing that nobody sees is given up before the demo comes', () => {
  document.head.innerHTML = '<style>.demo-static{visibility:hidden}</style>';
  open({ isLive: false });
  expect(drawing()).toBeNull();
});

test('a page that came by a click within the site has no drawing', () => {
  render(<Page isLive={false} />);
  expect(drawing()).toBeNull();
});
