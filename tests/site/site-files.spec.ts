import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SANDBOX_FOLDER } from '../../src/core/sandbox';
import { LIMITS } from '../../src/node/finish/delivery/limits';
import { schemaProblems } from '../fixtures/seo/schemaProblems';
import { expect, test } from '../e2e/test';

/** What the build writes beside the pages, read from the export as a whole. */

const ROOT = 'out';
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' });
const read = (file: string) =>
  readFileSync(path.join(ROOT, file), 'utf8').replaceAll(' data-next-head=""', '');
const isTab = (file: string) => /\/(?:components|hooks)-api\/index\.html$/.test(file);

const PRODUCTS = ['react-charts', 'react-data-grid', 'react-date-pickers', 'react-tree-view'];

/** Documents with a text of their own, as paths of pages. */
const pages = files
  .filter((file) => /^x\/.+\/index\.html$/.test(file) && !isTab(file))
  .filter((file) => !/<meta name="robots" content="noindex"/.test(read(file)))
  .map((file) => `/${path.posix.dirname(file)}/`)
  // The document of the frame in which edited demos run.
  .filter((pathname) => !pathname.startsWith(SANDBOX_FOLDER));
const documentOf = (pathname: string) => read(`${pathname}index.html`);
const twinOf = (pathname: string) => pathname.replace(/\/$/, '.md');

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => value!);
}

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(400);
});

test('what is uploaded holds each file once, and within what the CDN takes', () => {
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  const sizes = files.map((file) => statSync(path.join(ROOT, file))).filter((one) => one.isFile());
  expect(sizes.length).toBeLessThanOrEqual(LIMITS.files);
  expect(Math.max(...sizes.map(({ size }) => size))).toBeLessThanOrEqual(LIMITS.fileBytes);
});

test('every page has its Markdown twin, with front matter, and a link to it', () => {
  for (const pathname of pages) {
    const markdown = read(twinOf(pathname));
    expect(markdown, pathname).toMatch(
      /^---\ntitle: .+\ndescription: .+\nurl: .+\nproduct: .+\nplan: (community|pro|premium)\nversion: 8\.6\.0\npackages:/,
    );
    expect(markdown).toContain(`url: https://mui.com${pathname}\n`);
    expect(documentOf(pathname)).toContain(
      `<link rel="alternate" type="text/markdown" href="${twinOf(pathname)}"/>`,
    );
  }
});

test('every link between twins leads to a twin', () => {
  const missing: string[] = [];
  let links = 0;
  for (const pathname of pages) {
    const file = twinOf(pathname);
    const text = read(file).replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
    for (const target of attributes(text, /\]\((\.[^)#\s]*)/g)) {
      links += 1;
      const found = path.posix.join(path.posix.dirname(file), target);
      if (!found.endsWith('.md') || !existsSync(path.join(ROOT, found))) {
        missing.push(`${file}: ${target}`);
      }
    }
  }
  expect(links).toBeGreaterThan(pages.length);
  expect(missing).toEqual([]);
});

test('each llms.txt links to Markdown only, all of it there, and together they name every page', () => {
  const named = new Set<string>();
  const indexes = files.filter((file) => path.basename(file) === 'llms.txt');
  expect(indexes.sort()).toEqual([
    'llms.txt',
    'x/llms.txt',
    ...PRODUCTS.map((product) => `x/${product}/llms.txt`),
  ]);
  for (const index of indexes) {
    const text = read(index);
    expect(text).toMatch(/^# MUI X.*\n\n> .+\n/);
    // Demos that recipes lead to are no pages; the index of the root names the others.
    const [pagesOfIndex = '', recipes = ''] = text.split('\n## Recipes\n');
    const demos = attributes(recipes, /^- \[.+\]\(([^)]+\.md)\)/gm);
    for (const demo of demos) {
      const file = path.posix.join(path.posix.dirname(index), demo);
      expect(existsSync(path.join(ROOT, file)), file).toBe(true);
    }
    if (index === 'llms.txt') continue;
    expect(demos.length, index).toBeGreaterThan(10);
    for (const line of pagesOfIndex.split('\n').filter((line) => line.startsWith('- '))) {
      const url = /^- \[.+?\]\(([^)]+\.md)\)(?: \((?:Pro|Premium)\))?: .+\.$/.exec(line)?.[1];
      expect(url, line).toBeDefined();
      named.add(`/${path.posix.join(path.posix.dirname(index), url!)}`);
    }
  }
  for (const address of named) expect(existsSync(path.join(ROOT, address)), address).toBe(true);
  const expected = pages.map(twinOf);
  expect([...named].sort()).toEqual(expected.sort());
});

test('each llms-full.txt holds the text of the pages that its index names', () => {
  for (const product of PRODUCTS) {
    const full = read(`x/${product}/llms-full.txt`);
    const index = read(`x/${product}/llms.txt`);
    const titles = attributes(index.split('\n## Recipes\n')[0]!, /^- \[(.+?)\]/gm);
    expect(titles.length, product).toBeGreaterThan(15);
    for (const title of titles) expect(full, product).toContain(`\n# ${title}\n`);
  }
});

test('the sitemap has every page and nothing else', () => {
  const addresses = attributes(read('sitemap.xml'), /<loc>https:\/\/mui\.com(.*?)<\/loc>/g);
  expect(addresses.sort()).toEqual([...pages].sort());
  expect(
    addresses.filter((address) => /^\/playground|(components|hooks)-api\/$|offline/.test(address)),
  ).toEqual([]);
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:/);
});

test('every page has a title, a description, a canonical address and an image of its own part', () => {
  const seen = new Set<string>();
  for (const pathname of pages) {
    // Pictures in drawings have titles too.
    const html = documentOf(pathname).split('</head>')[0]!;
    const one = (pattern: RegExp) => {
      const found = attributes(html, pattern);
      expect(found, `${pathname} ${pattern}`).toHaveLength(1);
      return found[0]!;
    };
    const title = one(/<title>(.*?)<\/title>/g);
    const description = one(/<meta name="description" content="(.*?)"\/>/g);
    for (const text of [title, description]) {
      expect(seen.has(text), `${pathname}: ${text}`).toBe(false);
      seen.add(text);
    }
    expect(one(/<link rel="canonical" href="(.*?)"\/>/g)).toBe(`https://mui.com${pathname}`);
    expect(`${one(/<meta property="og:title" content="(.*?)"\/>/g)} - MUI X`).toBe(title);
    expect(one(/<meta property="og:description" content="(.*?)"\/>/g)).toBe(description);
    expect(one(/<meta property="og:url" content="(.*?)"\/>/g)).toBe(`https://mui.com${pathname}`);
    const image = one(/<meta property="og:image" content="https:\/\/mui\.com(.*?)"\/>/g);
    expect(existsSync(path.join(ROOT, image)), image).toBe(true);
    expect(one(/<meta name="twitter:card" content="(.*?)"\/>/g)).toBe('summary_large_image');
    expect(one(/<meta name="twitter:image" content="https:\/\/mui\.com(.*?)"\/>/g)).toBe(image);
  }
});

test('API tabs name the API page or stay out of search engines', () => {
  const tabs = files.filter(isTab);
  expect(tabs.length).toBeGreaterThan(20);
  for (const file of tabs) {
    const html = read(file);
    const isHidden = html.includes('<meta name="robots" content="noindex"/>');
    const canonical = /<link rel="canonical" href="https:\/\/mui\.com(.*?)"\/>/.exec(html)?.[1];
    expect(isHidden, file).toBe(canonical === undefined);
    if (canonical) expect(pages).toContain(canonical);
  }
});

test('structured data of every page fits schema.org, and its trail leads over pages', () => {
  test.setTimeout(180_000);
  const texts = pages.map((pathname) => {
    const found = attributes(
      documentOf(pathname),
      /<script type="application\/ld\+json">(.*?)<\/script>/g,
    );
    expect(found, pathname).toHaveLength(1);
    return found[0]!;
  });
  for (const [index, text] of texts.entries()) {
    const { '@graph': graph } = JSON.parse(text) as {
      '@graph': [{ url: string }, { itemListElement: { item: string }[] }];
    };
    const [article, trail] = graph;
    expect(article.url).toBe(`https://mui.com${pages[index]}`);
    const stops = trail.itemListElement.map(({ item }) => item.replace('https://mui.com', ''));
    expect(stops.at(-1)).toBe(pages[index]);
    for (const stop of stops) expect(pages).toContain(stop);
  }
  expect(schemaProblems(texts)).toEqual([]);
});

test('icons and the manifest are served', async ({ request, page }) => {
  await page.goto(pages[0]!);
  for (const selector of ['link[rel=manifest]', 'link[rel=apple-touch-icon]', 'link[rel=icon]']) {
    const href = (await page.locator(selector).getAttribute('href'))!;
    expect((await request.get(href)).status(), href).toBe(200);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
