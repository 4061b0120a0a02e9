import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DocsConfigProvider } from '../providers/DocsConfigProvider';
import { DocsTabs } from './DocsTabs';
import { EditLinks } from './EditLinks';
import { PageNavigation } from './PageNavigation';
import { Toc } from './Toc';

const links = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href);

describe('Toc', () => {
  const entries = [
    { id: 'keys', title: 'Keys & <values>', level: 2 },
    { id: 'a"b', title: 'Next.js', level: 3 },
  ] as const;

  test('holds the list once, beside the disclosure that opens it', () => {
    const html = renderToStaticMarkup(<Toc entries={entries} />);
    expect(links(html)).toEqual(['#keys', '#a&quot;b']);
    expect(html).toContain('Keys &amp; &lt;values&gt;');
    expect(html.indexOf('</details>')).toBeLessThan(html.indexOf('#keys'));
  });

  test('has no list for a page without headings', () => {
    expect(renderToStaticMarkup(<Toc entries={[]} />)).not.toContain('<ul>');
  });
});

describe('PageNavigation', () => {
  const previous = { pathname: '/x/a/', title: 'A' };
  const next = { pathname: '/x/b/', title: 'B' };

  test('leads to both neighbours, or to the one there is', () => {
    const html = renderToStaticMarkup(<PageNavigation previous={previous} next={next} />);
    expect(links(html)).toEqual(['/x/a/', '/x/b/']);
    expect(links(renderToStaticMarkup(<PageNavigation next={next} />))).toEqual(['/x/b/']);
  });

  test('is absent where a page has none', () => {
    expect(renderToStaticMarkup(<PageNavigation />)).toBe('');
  });
});

test('EditLinks lead to the file on the branch', () => {
  const config = {
    repositoryUrl: 'https://example.com/repo',
    branch: 'v1',
    version: '1.0.0',
    languages: [],
  };
  const html = renderToStaticMarkup(
    <DocsConfigProvider config={config}>
      <EditLinks source="data/a/a.md" />
    </DocsConfigProvider>,
  );
  expect(links(html)).toEqual([
    'https://example.com/repo/edit/v1/data/a/a.md',
    'https://example.com/repo/blob/v1/data/a/a.md',
  ]);
});

describe('DocsTabs', () => {
  const guide = '/x/react-data-grid/sorting/';

  test('are links to the guide and its API, the shown one marked', () => {
    const html = renderToStaticMarkup(
      <DocsTabs guide={guide} tabs={['components-api', 'hooks-api']} active="hooks-api" />,
    );
    expect(links(html)).toEqual([guide, `${guide}components-api/`, `${guide}hooks-api/`]);
    expect(html.match(/aria-current="page"[^>]*>|<a[^>]*aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/hooks-api\/" aria-current="page"/);
  });

  test('mark the guide on the guide itself, and are absent without API', () => {
    expect(renderToStaticMarkup(<DocsTabs guide={guide} tabs={['hooks-api']} />)).toMatch(
      /sorting\/" aria-current="page"/,
    );
    expect(renderToStaticMarkup(<DocsTabs guide={guide} tabs={[]} />)).toBe('');
  });
});
