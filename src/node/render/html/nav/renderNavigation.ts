import { escapeHtml } from '../../../../core/escapeHtml';
import { translate } from '../../../../core/interfaceText';
import { findTrail } from '../../../model/navigation/findTrail';
import { flattenPages } from '../../../model/navigation/flattenPages';
import { pageTitle } from '../../../model/navigation/pageTitle';
import { isExternal } from '../../../../core/paths';
import type { NavItem, NavPage } from '../../../../core/types';
import { NavigationAttribute, NavigationClass } from '../../../../core/dom/navigation';
import { PageId } from '../../../../core/dom/page';
import { renderMarks } from './renderMarks';

/** Closes the drawer, also without JavaScript; not shown where the navigation is a column. */
const CLOSE = translate('Close navigation');
const CLOSE_BUTTON = `<button type="button" class="nav-close" popovertarget="${PageId.navigation}" popovertargetaction="hide" aria-label="${CLOSE}" title="${CLOSE}"><span class="icon icon-close"></span></button>`;

const CHEVRON = '<span class="icon icon-chevron-right"></span>';

/**
 * Returns the side navigation of a page: the section that holds the page in full, and of each other
 * section its name and first page. The rest comes from `groups.json` when a section is opened.
 * @param tree The written tree.
 * @param pathname The page that is shown.
 */
export function renderNavigation(tree: readonly NavItem[], pathname: string): string {
  const trail = new Set(findTrail(tree, pathname));
  const sections = tree.map((item, index) => {
    if (!item.children) return renderPage(item as NavPage, pathname);
    const items = trail.has(item) ? item.children : firstPage(item);
    const state = `${NavigationAttribute.section}="${index}"${trail.has(item) ? ` ${NavigationAttribute.complete} open` : ''}`;
    return `<li><details ${state}>${renderSummary(item)}${renderList(items, trail, pathname)}</details></li>`;
  });
  return `${CLOSE_BUTTON}<ul>${sections.join('')}</ul>`;
}

/** The first page of a section, without the pages below it where it is a landing page. */
function firstPage(section: NavItem): NavPage[] {
  const [first] = flattenPages([section]);
  return first ? [{ ...first, children: undefined }] : [];
}

/** Returns the whole list of one section, with nothing marked as active. */
export function renderSection(section: NavItem): string {
  return renderList(section.children ?? [], new Set(), '');
}

function renderList(
  items: readonly NavItem[],
  trail: ReadonlySet<NavItem>,
  pathname: string,
): string {
  return `<ul>${items.map((item) => renderItem(item, trail, pathname)).join('')}</ul>`;
}

function renderItem(item: NavItem, trail: ReadonlySet<NavItem>, pathname: string): string {
  if (!item.children) return renderPage(item as NavPage, pathname);
  const landing = item.pathname === undefined ? '' : renderPage(landingOf(item), pathname);
  const list = renderList(item.children, trail, pathname);
  if (item.subheader !== undefined) {
    const heading = `<span class="${NavigationClass.subheader}">${escapeHtml(item.subheader)}${renderMarks(item)}</span>`;
    return `<li>${heading}${list.replace('<ul>', () => `<ul>${landing}`)}</li>`;
  }
  const open = trail.has(item) ? ' open' : '';
  return `<li><details${open}>${renderSummary(item)}${list.replace('<ul>', () => `<ul>${landing}`)}</details></li>`;
}

/** The page of a group's own: under the group's title, its own title would stand there twice. */
function landingOf({ pathname }: NavPage): NavPage {
  return { pathname, title: 'Overview' };
}

function renderSummary(item: NavItem): string {
  return `<summary>${CHEVRON}${renderTitle(item)}${renderMarks(item)}</summary>`;
}

function renderPage(page: NavPage, active: string): string {
  const current = page.pathname === active ? ' aria-current="page"' : '';
  const external = isExternal(page.pathname) ? ' class="external" rel="noopener"' : '';
  const label = `${renderTitle(page)}${renderMarks(page)}`;
  return `<li><a href="${escapeHtml(page.pathname)}"${external}${current}>${label}</a></li>`;
}

/** Names of code may break between their words, and nowhere else. */
function renderTitle(item: NavItem): string {
  return escapeHtml(pageTitle(item)).replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>');
}
