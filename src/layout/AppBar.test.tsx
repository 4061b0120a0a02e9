// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { productFamilies } from '../../data/products';
import { ConsentProvider } from '../providers/ConsentProvider';
import english from '../../translations/translations.json' with { type: 'json' };
import { AppBar } from './AppBar';
import { AppFrame } from './AppFrame';

vi.mock('next/router', () => ({
  default: { events: { on() {}, off() {} }, beforePopState() {} },
}));

afterEach(cleanup);

const menu = (id: string) => document.getElementById(id)!;
const hrefs = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('page layout actions', () => {
  test('each is there under the name that the translations give it', () => {
    render(<AppFrame pathname="/x/introduction/">page</AppFrame>, { wrapper: ConsentProvider });
    const { appBar, settings, page, skipToContent } = english;
    for (const name of [appBar.language, appBar.openNavigation, appBar.toggleSettings]) {
      const button = screen.getByLabelText(name);
      expect(button.getAttribute('title')).toBe(name);
      expect(document.getElementById(button.getAttribute('popovertarget')!)).not.toBeNull();
    }
    expect(screen.getByText(skipToContent).getAttribute('href')).toBe('#main');
    expect(screen.getByLabelText(appBar.logo).getAttribute('href')).toBe('/x/introduction/');
    expect(screen.getByLabelText(appBar.repository).getAttribute('href')).toContain('https://');
    for (const link of screen.getAllByText(appBar.helpToTranslate)) {
      expect(link.closest('a')!.href).toMatch(/\/tree\/.+\/translations\/$/);
    }
    expect(screen.getByText(`${appBar.products}:`)).toBeDefined();
    expect(screen.getAllByText(appBar.olderVersions)).toBeDefined();
    expect(screen.getByText(page.englishOnly, { exact: false })).toBeDefined();
    const drawer = within(menu('settings'));
    for (const [key, text] of Object.entries(settings)) {
      const found = key === 'close' ? drawer.getByLabelText(text) : drawer.getByText(text);
      expect(found, key).toBeDefined();
    }
    for (const [code, name] of Object.entries(english.languages)) {
      expect(drawer.getByText(name).getAttribute('hreflang')).toBe(code);
    }
  });
});

describe('product', () => {
  test('the switcher holds every product', () => {
    render(<AppBar productId="x-charts" />);
    const products = productFamilies.flatMap((family) => family.products);
    const older = hrefs(menu('version-menu')).slice(1);
    expect(hrefs(menu('product-menu'))).toEqual([...products.map(({ href }) => href), ...older]);
    const current = menu('product-menu').querySelectorAll('[aria-current]');
    expect([...current].map((link) => link.textContent)).toEqual(['Charts']);
  });

  test('bar and version menu follow the product of the page', () => {
    const { rerender } = render(<AppBar productId="x-charts" />);
    const button = () => document.querySelector('.bar-product')!.textContent;
    expect(button()).toBe('Choose a product: Charts');
    rerender(<AppBar productId="x-data-grid" />);
    expect(button()).toBe('Choose a product: Data Grid');
    expect(hrefs(menu('version-menu')).at(-1)).toBe('https://v4.mui.com/components/data-grid/');
    rerender(<AppBar productId="x-introduction" />);
    expect(button()).toBe('Choose a product: Products');
    expect(hrefs(menu('version-menu'))[0]).toBe('/x/introduction/');
  });

  test('the version is said and shown', () => {
    render(<AppBar productId="x-charts" />);
    const button = document.querySelector('.bar-version')!;
    const said = english.appBar.version.replace('{{version}}', 'v8.6.0');
    expect(button.textContent).toBe(said);
  });
});

test('every icon button has a name and a tooltip', () => {
  render(<AppFrame pathname="/x/introduction/">page</AppFrame>, { wrapper: ConsentProvider });
  for (const button of document.querySelectorAll('.icon-button')) {
    expect(button.getAttribute('aria-label')).toBe(button.getAttribute('title'));
    expect(button.getAttribute('title')).not.toBe('');
  }
});
