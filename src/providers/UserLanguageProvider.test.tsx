// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, expect, test } from 'vitest';
import { UserLanguageProvider, useUserLanguage } from './UserLanguageProvider';

afterEach(cleanup);

test.each([
  [undefined, 'en'],
  ['zh', 'zh'],
  [['zh', 'xx'], 'zh'],
  [[], 'en'],
  ['', 'en'],
  ['xx', 'en'],
  ['__proto__', 'en'],
  ['<img src=x onerror=alert(1)>', 'en'],
])('the query %o gives %s', (userLanguage, language) => {
  const Shown = () => useUserLanguage();
  const { container } = render(
    <RouterContext value={{ query: { userLanguage } } as unknown as NextRouter}>
      <UserLanguageProvider pageLanguage="en">
        <Shown />
      </UserLanguageProvider>
    </RouterContext>,
  );
  expect(container.textContent).toBe(language);
});
