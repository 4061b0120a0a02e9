// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { productFamilies } from '../../data/products';
import { ConsentProvider } from '../providers/ConsentProvider';
import { languages } from '../../translations/translations.json' with { type: 'json' };
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
  test('each is there under its name', () => {
    render(<AppFrame pathname="/x/introduction/">page</AppFrame>, { wrapper: ConsentProvider });
    for (const name of ['Change language', 'Open main navigation', 'Toggle settings drawer']) {
      const button = screen.getByLabelText(name);
      expect(button.getAttribute('title')).toBe(name);
      expect(document.getElementById(button.getAttribute('popovertarget')!)).not.toBeNull();
    }
    expect(screen.getByText('Skip to content').getAttribute('href')).toBe('#main');
    expect(screen.getByLabelText('MUI X documentation, home').getAttribute('href')).toBe(
      '/x/introduction/',
    );
    expect(screen.getByLabelText('Source repository').getAttribute('href')).toContain('https://');
    for (const link of screen.getAllByText('Help to translate')) {
      expect(link.closest('a')!.href).toMatch(/\/tree\/.+\/translations\/$/);
    }
    expect(screen.getByText('Choose a product:')).toBeDefined();
    expect(screen.getAllByText('Older versions')).toBeDefined();
    expect(
      screen.getByText('This page is available in English only.', { exact: false }),
    ).toBeDefined();
    const drawer = within(menu('settings'));
    expect(drawer.getByLabelText('Close settings')).toBeDefined();
    for (const text of ['Settings', 'Mode', 'Direction', 'Density', 'Navigation', 'Reset colors']) {
      expect(drawer.getByText(text)).toBeDefined();
    }
    for (const [code, name] of Object.entries(languages)) {
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
    expect(button.textContent).toBe('Version v8.6.0');
  });
});

test('every icon button has a name and a tooltip', () => {
  render(<AppFrame pathname="/x/introduction/">page</AppFrame>, { wrapper: ConsentProvider });
  const buttons = document.querySelectorAll('.icon-button');
  expect(buttons.length).toBeGreaterThan(4);
  for (const button of buttons) {
    expect(button.getAttribute('aria-label')).toBe(button.getAttribute('title'));
    expect(button.getAttribute('title')).not.toBe('');
  }
});
