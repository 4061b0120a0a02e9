// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LANGUAGE_CHANGE } from '../core/constants';
import { useTranslate } from './useTranslate';

function Shown() {
  const translate = useTranslate();
  return <p>{translate('{{count}} results', { count: 3 })}</p>;
}

function choose(translate: typeof globalThis.docsTranslate): void {
  globalThis.docsTranslate = translate;
  act(() => void document.dispatchEvent(new CustomEvent(LANGUAGE_CHANGE)));
}

afterEach(() => {
  cleanup();
  globalThis.docsTranslate = undefined;
});

test('English comes without a table, and another language when it is there', () => {
  const { container } = render(<Shown />);
  expect(container.textContent).toBe('3 results');
  choose((_, values) => `${values.count} 条结果`);
  expect(container.textContent).toBe('3 条结果');
  choose(undefined);
  expect(container.textContent).toBe('3 results');
});

test('a document that is translated already is adopted as it is', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Shown />);
  place.querySelector('p')!.textContent = '三';
  globalThis.docsTranslate = () => '三';
  const onRecoverableError = vi.fn();
  act(() => void hydrateRoot(place, <Shown />, { onRecoverableError }));
  expect(place.innerHTML).toBe('<p>三</p>');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
