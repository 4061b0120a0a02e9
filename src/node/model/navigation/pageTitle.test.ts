import { describe, expect, test } from 'vitest';
import { pageTitle } from './pageTitle';
import type { NavItem } from '../../../core/types';

describe('pageTitle', () => {
  test.each<[string, NavItem, string]>([
    ['explicit', { pathname: '/x/introduction/', title: 'Overview' }, 'Overview'],
    ['derived', { pathname: '/x/react-data-grid/column-definition/' }, 'Column definition'],
    ['derived from one word', { pathname: '/x/react-charts/gauge/' }, 'Gauge'],
    ['landing page', { pathname: '/x/migration-v8/', subheader: 'Upgrade to v8' }, 'Upgrade to v8'],
    ['title over subheader', { pathname: '/x/a/', title: 'A', subheader: 'B' }, 'A'],
    ['group with a title', { title: 'Columns', children: [] }, 'Columns'],
    ['group with a subheader', { subheader: 'Main features', children: [] }, 'Main features'],
  ])('%s', (_, item, title) => {
    expect(pageTitle(item)).toBe(title);
  });
});
