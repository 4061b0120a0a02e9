// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { docsConfig, type DocsConfig } from './docsConfig';
import { DocsConfigProvider } from './DocsConfigProvider';
import { TranslationsProvider, useTranslate } from './TranslationsProvider';
import { UserLanguageProvider, useUserLanguage } from './UserLanguageProvider';

const ENGLISH = { greeting: 'Hello', 'labels.Introduction': 'Introduction' };
let error: MockInstance;

function Shown() {
  const translate = useTranslate();
  const title = translate('labels.Introduction');
  return `${useUserLanguage()}: ${title}, ${translate('greeting', { ignoreWarning: true })}`;
}

async function show(userLanguage: string | string[] | undefined, config?: DocsConfig) {
  const router = { query: { userLanguage } } as unknown as NextRouter;
  const page = (
    <RouterContext value={router}>
      <DocsConfigProvider config={config}>
        <UserLanguageProvider pageLanguage="en">
          <TranslationsProvider english={ENGLISH}>
            <Shown />
          </TranslationsProvider>
        </UserLanguageProvider>
      </DocsConfigProvider>
    </RouterContext>
  );
  const { container } = render(page);
  const first = container.textContent;
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return [first, container.textContent];
}

beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanup);

test('without a query the page is English, without a word on the console', async () => {
  expect(await show(undefined)).toEqual(Array(2).fill('en: Introduction, Hello'));
  expect(error).not.toHaveBeenCalled();
});

test('a language of the site is fetched, and what it lacks stays English', async () => {
  expect(await show('zh')).toEqual(['zh: Introduction, Hello', 'zh: 介绍, Hello']);
  expect(error).not.toHaveBeenCalled();
});

describe('a language that the site lacks', () => {
  test.each(['xx', '', '__proto__', '<img src=x onerror=alert(1)>'])('"%s"', async (code) => {
    expect(await show(code)).toEqual(Array(2).fill('en: Introduction, Hello'));
    expect(error).toHaveBeenCalledExactlyOnceWith(`Missing language: ${code}.`);
  });

  test('the first one counts when there are two', async () => {
    expect((await show(['zh', 'xx']))[1]).toContain('zh');
    expect((await show([]))[1]).toContain('en');
  });
});

test('a table that cannot be fetched leaves the page English', async () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'zh', name: '中文', load: () => Promise.reject(new Error('offline')) },
  ];
  const [, shown] = await show('zh', { ...docsConfig, languages });
  expect(shown).toBe('zh: Introduction, Hello');
  expect(error).not.toHaveBeenCalled();
});
