import { expect, test } from 'vitest';
import { buildEntryPage, buildTabPage } from './buildApiPage';
import { component, context, guide, hook, prop } from '../../../model/api/fixture';

const bar = component('Bar', {
  props: [prop('width', { type: 'number', default: '10', required: true, plan: 'pro' })],
  slots: [{ name: 'label', description: 'The label.', default: 'BarLabel', class: 'MuiBar-label' }],
  classes: [
    { key: 'root', className: 'MuiBar-root', description: '', isGlobal: false, deprecated: false },
  ],
  demos: [{ title: 'Bars', pathname: '/x/react-charts/bars/' }],
  refType: 'SVGElement',
  themeName: 'MuiBar',
});
const entries = [bar, component('BarPro', { plan: 'pro' }), component('Pie'), hook('useBar')];
const contextOf = () => context();

test('a page has everything of a component, each row with its anchor', () => {
  const { title, description, toc, blocks } = buildEntryPage(bar, context());
  expect({ title, description }).toEqual({
    title: 'Bar API',
    description: 'API reference of the Bar component: 1 prop, 1 slot and 1 CSS class.',
  });
  expect(toc.map(({ id }) => id)).toEqual(['props', 'slots', 'classes']);
  const { html } = blocks[0]!;
  for (const id of ['bar-prop-width', 'bar-slot-label', 'bar-class-root']) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
  for (const text of ['@mui/x-charts', '/x/react-charts/bars/', 'SVGElement', 'MuiBar-label']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('aria-label="Pro plan"');
  expect(html).toContain('Required');
});

test('the tab of one component names its page as the canonical one', () => {
  const { props } = guide(['Bar'], ['useBar']);
  const page = buildTabPage(props, 'components-api', { entries }, contextOf);
  expect(page).toMatchObject({
    pathname: '/x/react-charts/bars/components-api/',
    guide: '/x/react-charts/bars/',
    tabs: ['components-api', 'hooks-api'],
    canonical: '/x/api/charts/bar/',
  });
  const { html } = page.blocks[0]!;
  expect(html).toContain('id="bar-prop-width"');
  expect(html).toContain('<a href="/x/api/charts/bar/#slots">Bar: Slots (1)</a>');
  expect(html).toContain('<a href="/x/api/charts/bar/#classes">Bar: CSS classes (1)</a>');
  expect(html).toContain('<a href="/x/api/charts/barpro/">BarPro API</a>');
  expect(html).not.toContain('bar-slot-label');
});

test('of versions for several plans the tab shows the lowest', () => {
  const { props } = guide(['BarPro', 'Bar']);
  const page = buildTabPage(props, 'components-api', { entries }, contextOf);
  expect(page.description).toBe('API of Bar.');
  expect(page.canonical).toBe('/x/api/charts/bar/');
  const pro = buildTabPage(guide(['BarPro']).props, 'components-api', { entries }, contextOf);
  expect(pro.description).toBe('API of BarPro.');
});

test('the tab of several has none', () => {
  const { props } = guide(['Bar', 'Pie']);
  const page = buildTabPage(props, 'components-api', { entries }, contextOf);
  expect(page.canonical).toBeUndefined();
  expect(page.toc.map(({ id }) => id)).toEqual(['bar', 'bar-props', 'pie']);
});
