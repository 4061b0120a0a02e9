import { expect, test } from 'vitest';
import { hasAttribute, hasFocus, hasText, isAt, isShown } from '../support/conditions';
import { useBrowser } from '../support/useBrowser';

const reader = useBrowser();
const LICENSING = '/x/introduction/licensing/';
const API = '/x/api/data-grid/data-grid/';
const FIELD = '[data-search-input]';

/** What the clipboard holds, as far as one line shows it: pasted into the search. */
async function pasted(): Promise<string> {
  await reader.tab.press('k', 'Control');
  await reader.sees('the focus in the search', hasFocus, FIELD);
  await reader.tab.press('v', 'Control');
  await reader.sees(
    'what was pasted',
    (field) => {
      return document.querySelector<HTMLInputElement>(field)!.value !== '';
    },
    FIELD,
  );
  return reader.tab.evaluate(
    (field) => document.querySelector<HTMLInputElement>(field)!.value,
    FIELD,
  );
}

test('code is copied', async () => {
  await reader.visit(LICENSING);
  await reader.click('.code-block [data-copy]');
  await reader.sees('Copied', hasAttribute, '.code-block [data-copy]', 'data-state', 'copied');
  expect(await pasted()).toContain('LicenseInfo.setLicenseKey');
});

test('the page is copied as Markdown', async () => {
  await reader.visit(LICENSING);
  await reader.click('[data-copy-page]');
  await reader.sees('Copied', hasAttribute, '[data-copy-page]', 'data-state', 'copied');
  expect(await pasted()).toContain('# Licensing');
});

test('a demo shows its code in another language and style', async () => {
  await reader.visit('/x/common-concepts/custom-components/');
  const demo = await reader.tab.evaluate(
    () => document.querySelector('[data-demo]:has(.demo-code[data-forms~=tailwind])')!.id,
  );
  const code = `#${demo} .demo-code`;
  await reader.click(`#${demo} [data-toggle-code]`);
  await reader.sees('the code', isShown, `${code} pre`);
  const before = await reader.tab.evaluate(
    (shown) => document.querySelector(shown)!.textContent,
    code,
  );
  await reader.click(`#${demo} .demo-switch [value=JS]`);
  await reader.sees('JavaScript', hasAttribute, code, 'data-language', 'JS');
  await reader.click(`#${demo} .demo-switch [value=Tailwind]`);
  await reader.sees('Tailwind', hasAttribute, code, 'data-form', 'tailwind');
  await reader.sees(
    'another code',
    (shown, text) => {
      const now = document.querySelector(shown)!.textContent;
      return now !== text && now.includes('className');
    },
    code,
    before,
  );
});

test('the API is filtered and shown in another way', async () => {
  await reader.visit(API);
  await reader.click('#api-filter');
  await reader.tab.type('checkbox');
  await reader.sees('the count', hasText, '[data-api-count]', ' of ');
  await reader.sees('a row', isShown, '#data-grid-prop-checkboxSelection');
  const BUTTON = '.api-displays [data-api-display=expanded]';
  await reader.click(BUTTON);
  await reader.sees('the display', hasAttribute, 'html', 'data-api-display', 'expanded');
  const underline = await reader.tab.evaluate((button) => {
    const { textDecorationLine, textDecorationThickness } = getComputedStyle(
      document.querySelector(button)!,
    );
    return [textDecorationLine, textDecorationThickness];
  }, BUTTON);
  expect(underline).toEqual(['underline', '2px']);
  await reader.sees('cells below each other', () => {
    const cell = document.querySelector('#data-grid-prop-checkboxSelection > td')!;
    return getComputedStyle(cell).display === 'block';
  });
});

test('back and forward lead to the pages and to the place on them', async () => {
  await reader.visit(LICENSING);
  await reader.wakeReact();
  await reader.tab.evaluate(() => scrollTo(0, 600));
  await reader.click('#side-nav a[href="/x/introduction/support/"]');
  await reader.sees('Support', hasText, 'main h1', 'Support');
  await reader.sees('its beginning', () => scrollY === 0);
  await reader.tab.back();
  await reader.sees('Licensing', hasText, 'main h1', 'Licensing');
  await reader.sees('the place that was left', () => Math.abs(scrollY - 600) < 2);
  await reader.tab.forward();
  await reader.sees('the address of Support', isAt, '/x/introduction/support/');
  await reader.sees('Support', hasText, 'main h1', 'Support');
});

test('the navigation has the page in view after full loads', async () => {
  for (const path of ['/x/introduction/', '/x/react-data-grid/editing/', '/x/react-charts/axis/']) {
    await reader.visit(path);
    await reader.sees(
      'whole sections',
      () => document.querySelector('[data-section][open]:not([data-complete])') === null,
    );
    await reader.sees('the page in the navigation', () => {
      const link = document.querySelector('#side-nav [aria-current=page]')!.getBoundingClientRect();
      const frame = document.querySelector('#side-nav')!.getBoundingClientRect();
      return link.top >= frame.top && link.bottom <= frame.bottom;
    });
  }
});
