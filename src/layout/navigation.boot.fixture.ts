import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationAttribute } from '../core/dom/navigation';
import { PageId } from '../core/dom/page';
import type { NavItem } from '../core/types';
import { renderNavigation, renderSection } from '../node/render/html/nav/renderNavigation';
import { SideNav } from './SideNav';

/** A small tree; its first item is a page without a list. */
const tree: readonly NavItem[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new" },
  {
    title: 'A',
    children: [
      { pathname: '/x/a/', title: 'Overview' },
      { pathname: '/x/a/second/', title: 'Second' },
      { title: 'Plans', children: [{ pathname: '/x/a/plans/pro/', title: 'Pro' }] },
    ],
  },
  {
    title: 'Grid',
    children: [
      { pathname: '/x/grid/', title: 'Overview' },
      {
        title: 'Columns',
        children: [{ pathname: '/x/grid/pinning/', title: 'Column pinning', newFeature: true }],
      },
    ],
  },
  {
    title: 'Charts',
    children: [
      { pathname: '/x/charts/', title: 'Overview' },
      { pathname: '/x/charts/bars/', title: 'Bars' },
    ],
  },
];

/** What the file of the sections holds. */
export const sectionsFile = tree.map(renderSection);

/** Puts the side navigation of `/x/a/` into the document, as the build does. */
export function mountNavigation(): HTMLElement {
  document.body.innerHTML = `${renderToStaticMarkup(createElement(SideNav))}<main id="${PageId.main}"><h1 tabindex="-1">A</h1></main>`;
  const nav = document.getElementById(PageId.navigation)!;
  nav.setAttribute(NavigationAttribute.sections, '/assets/navigation.json');
  nav.innerHTML = renderNavigation(tree, '/x/a/');
  return nav;
}
