// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SERVICES_META } from '../core/services';
import { ConsentProvider, useConsent } from '../providers/ConsentProvider';
import { ConsentBanner } from './ConsentBanner';

function Page() {
  const { isShown } = useConsent();
  return (
    <>
      <main tabIndex={-1} />
      <button type="button">Before</button>
      {isShown && <ConsentBanner />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.name = SERVICES_META;
  meta.content = JSON.stringify({ isConsentRequired: true, tag: '/tag?id=1' });
  document.head.append(meta);
  render(<Page />, { wrapper: ConsentProvider });
});

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  localStorage.clear();
  document.documentElement.removeAttribute('data-consent');
});

test.each(['Allow', 'Don’t allow'])('%s leads back to where the reader was before', (answer) => {
  button('Before').focus();
  button('Don’t allow').focus();
  button('Allow').focus();
  fireEvent.click(button(answer));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(button('Before'));
});

test('who has come from outside the page gets to its main part', () => {
  button('Allow').focus();
  fireEvent.click(button('Allow'));
  expect(document.activeElement?.tagName).toBe('MAIN');
});
