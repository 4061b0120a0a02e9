// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { showPreference } from '../browser/preferenceStore';
import { clickEvent } from './clickEvent';
import { pageViewOf } from './pageView';
import { vitalParameters } from './reportWebVitals';
import { userProperties } from './userProperties';

test.each([
  ['/x/react-data-grid/sorting/', 'x-data-grid', 'x'],
  ['/x/api/tree-view/tree-item/', 'x-tree-view', 'x'],
  ['/x/introduction/', 'x-introduction', 'x'],
  ['/production-error/', 'docs', 'docs'],
  ['/elsewhere/', 'none', 'none'],
])('a view of %s belongs to %s of %s', (pathname, productId, productCategoryId) => {
  const place = { origin: 'https://mui.com', pathname, search: '?userLanguage=zh' };
  expect(pageViewOf(place, 'Title')).toEqual({
    page_title: 'Title',
    page_location: `https://mui.com${pathname}?userLanguage=zh`,
    productId,
    productCategoryId,
  });
});

describe('a click', () => {
  const element = (attributes: Record<string, string>) => {
    const button = document.createElement('button');
    for (const [name, value] of Object.entries(attributes)) {
      button.setAttribute(`data-ga-event-${name}`, value);
    }
    return button.appendChild(document.createElement('span'));
  };

  test('carries category, action and label of what is around it', () => {
    expect(clickEvent(element({ category: 'ad', action: 'click', label: 'a' }), 0.99)).toEqual({
      category: 'ad',
      action: 'click',
      label: 'a',
    });
    expect(clickEvent(element({ category: 'ad' }), 0)).toEqual({
      category: 'ad',
      action: '',
      label: '',
    });
  });

  test('counts for nothing elsewhere', () => {
    expect(clickEvent(element({ action: 'click' }), 0)).toBeUndefined();
    expect(clickEvent(document, 0)).toBeUndefined();
    expect(clickEvent(null, 0)).toBeUndefined();
  });

  test.each([
    ['0', 0, false],
    ['0.5', 0.49, true],
    ['0.5', 0.5, false],
    ['1', 0.999, true],
    ['', 0, false],
    ['half', 0, false],
  ])('split %s and lot %d: %s', (split, lot, isSent) => {
    expect(clickEvent(element({ category: 'a', split }), lot) !== undefined).toBe(isSent);
  });
});

test('user properties are those of the page', () => {
  showPreference('mode', 'dark');
  showPreference('codeVariant', 'JS');
  document.documentElement.dataset.userLanguage = 'zh';
  expect(userProperties()).toEqual({
    codeVariant: 'JS',
    userLanguage: 'zh',
    devicePixelRatio: window.devicePixelRatio,
    colorSchemeOS: 'light',
    colorScheme: 'dark',
  });
});

test('a web vital’s parameters', () => {
  const metric = { id: 'v5-1', name: 'CLS', value: 0.2, delta: 0.1, rating: 'good' } as const;
  expect(
    vitalParameters({ ...metric, navigationType: 'navigate', navigationId: 'n' } as never),
  ).toEqual({
    value: 0.1,
    metric_label: 'good',
    metric_value: 0.2,
    metric_delta: 0.1,
    metric_id: 'v5-1',
  });
});
