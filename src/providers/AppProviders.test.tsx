// @vitest-environment happy-dom
import { useTheme } from '@mui/material/styles';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { showPreference } from '../browser/preferenceStore';
import { AppProviders } from './AppProviders';
import { usePreference } from './usePreference';

const html = document.documentElement;

afterEach(() => {
  cleanup();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  document.body.replaceChildren();
});

function Shown() {
  return <p>{usePreference('codeVariant')[0]}</p>;
}

function documentRoot(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<p>TS</p>';
  document.body.append(root);
  return root;
}

test('hydrates the document of the defaults without a warning, then shows the choices', async () => {
  const error = vi.spyOn(console, 'error');
  showPreference('mode', 'dark');
  showPreference('direction', 'rtl');
  showPreference('density', 'compact');
  showPreference('primary', 'red');
  showPreference('codeVariant', 'JS');
  const root = documentRoot();
  const paragraph = root.firstChild;
  await act(async () => {
    hydrateRoot(
      root,
      <AppProviders>
        <Shown />
      </AppProviders>,
    );
  });
  expect(root.firstChild).toBe(paragraph);
  expect(root.innerHTML).toBe('<p>JS</p>');
  expect(html.hasAttribute('data-ready')).toBe(true);
  expect(error).not.toHaveBeenCalled();
});

test('the choices are there in the task that hydrates, before the browser paints', async () => {
  showPreference('codeVariant', 'JS');
  const root = documentRoot();
  let afterCommit = '';
  const Watch = () => {
    useLayoutEffect(() => queueMicrotask(() => (afterCommit = root.innerHTML)), []);
    return null;
  };
  startTransition(() => {
    const page = (
      <AppProviders>
        <Shown />
        <Watch />
      </AppProviders>
    );
    hydrateRoot(root, page);
  });
  await waitFor(() => expect(afterCommit).not.toBe(''));
  expect(afterCommit).toBe('<p>JS</p>');
});

test('no page has the theme, the playground included: it belongs to demos', () => {
  const Radius = () => useTheme().shape.borderRadius;
  const { container } = render(
    <AppProviders>
      <Radius />
    </AppProviders>,
  );
  // Material UI's own (SPEC 1.7).
  expect(container.textContent).toBe('4');
  expect(document.querySelector('style')).toBeNull();
});
