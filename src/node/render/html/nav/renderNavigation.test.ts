import { describe, expect, test } from 'vitest';
import { tree } from '../../../model/navigation/fixture';
import { renderNavigation, renderSection } from './renderNavigation';

const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
const opened = (html: string) =>
  [...html.matchAll(/<details[^>]* open><summary>(?:<span[^>]*><\/span>)([^<]*)/g)].map(
    ([, title]) => title!.trim(),
  );

describe('the navigation of a page', () => {
  const html = renderNavigation(tree, '/x/react-data-grid/column-definition/');

  test('holds its section whole and the first page of each other', () => {
    expect(links(html)).toEqual([
      'https://mui.com/x/whats-new/',
      '/x/react-data-grid/',
      '/x/react-data-grid/column-definition/',
      '/x/migration-v8/',
    ]);
    expect(html.match(/data-section="\d" data-complete/g)).toEqual([
      'data-section="1" data-complete',
    ]);
  });

  test('marks the page and opens the way to it', () => {
    expect(html.match(/<a [^>]*aria-current="page"/g)).toEqual([
      '<a href="/x/react-data-grid/column-definition/" aria-current="page"',
    ]);
    expect(opened(html)).toEqual(['Data Grid', 'Columns']);
  });

  test('says nothing of a state that only a script could keep right', () => {
    expect(html).not.toContain('aria-expanded');
  });

  test('holds the button that closes the drawer without a script', () => {
    expect(html).toContain('popovertarget="side-nav" popovertargetaction="hide"');
  });
});

test('a page that is not in the tree has every section closed', () => {
  const html = renderNavigation(tree, '/404/');
  expect(html).not.toContain('aria-current');
  expect(opened(html)).toEqual([]);
});

test('a section holds all its pages, the page of a group first', () => {
  const html = renderSection(tree[2]!);
  expect(links(html)).toEqual(['/x/migration-v8/', '/x/migration/migration-charts-v7/']);
  expect(html).toContain('<span class="nav-subheader">Upgrade to v8</span>');
  expect(html).toContain('<a href="/x/migration-v8/">Overview</a>');
  expect(html).not.toContain('aria-current');
});

test('titles and marks are safe in HTML', () => {
  const html = renderNavigation(
    [{ pathname: '/x/a/', title: '<b>&"', plan: 'pro', newFeature: true, unstable: true }],
    '/x/a/',
  );
  expect(html).toContain('&lt;b&gt;&amp;&quot; <span');
  expect(html).toContain('aria-label="Pro plan"');
  expect(html).toContain('<span class="chip">New</span> <span class="chip">Preview</span>');
});

test('a name of code may break between its words', () => {
  const html = renderNavigation([{ pathname: '/x/api/a/', title: 'useGridApiRef' }], '/x/a/');
  expect(html).toContain('>use<wbr>Grid<wbr>Api<wbr>Ref<');
});
