/**
 * The declarations of types, opened where a row names them (SPEC 6.3). Without this script, and where
 * the page of types can't be had, the links lead to it.
 */
import { askOnce } from '../core/askOnce';
import { TYPE_LINK } from '../core/constants';
import { fetchFile } from '../browser/fetchFile';
import { trustedHtml } from '../browser/trustedHtml';
import { isPlainClick } from '../browser/internalLink';
import { ApiClass } from '../core/dom/api';

const OPENED = 'api-type-row';

/** Returns the page of types of this path. */
const loadTypes = askOnce((pathname) => fetchFile(pathname, toFragment));

function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

/** Opens and closes declarations from now on. */
export function listenForTypes(): void {
  // Before the listener that follows links.
  addEventListener('click', (event) => void onClick(event), { capture: true });
}

async function onClick(event: MouseEvent): Promise<void> {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>(TYPE_LINK);
  const row = link && link.closest<HTMLElement>(`.${ApiClass.row}, .${OPENED}`);
  if (!row || !isPlainClick(event) || link.pathname === location.pathname) return;
  event.preventDefault();
  const opened = openedAfter(row).find(({ dataset }) => dataset.type === link.hash);
  if (opened) opened.remove();
  else await open(link, row).catch(() => location.assign(link.href));
  sayState(row, link);
}

/** What was opened from a row, and from what is open below it. */
function openedAfter(row: Element): HTMLElement[] {
  const next = row.nextElementSibling;
  if (!(next instanceof HTMLElement) || !next.matches(`.${OPENED}`)) return [];
  return [next, ...openedAfter(next)];
}

async function open(link: HTMLAnchorElement, row: HTMLElement): Promise<void> {
  const types = await loadTypes(link.pathname);
  const declared = types.getElementById(link.hash.slice(1))?.querySelector('td');
  if (!declared) throw new Error(`${link.pathname} lacks ${link.hash}.`);
  const below = document.createElement('tr');
  below.className = OPENED;
  below.dataset.type = link.hash;
  const cell = document.createElement('td');
  cell.colSpan = row.closest('table')?.rows[0]?.cells.length ?? 1;
  cell.append(...declared.cloneNode(true).childNodes);
  below.append(cell);
  row.after(below);
}

/** Tells assistive technology which of a row's types are open; a type may be named there twice. */
function sayState(row: HTMLElement, { href, hash }: HTMLAnchorElement): void {
  const isOpen = openedAfter(row).some(({ dataset }) => dataset.type === hash);
  for (const link of row.querySelectorAll<HTMLAnchorElement>(TYPE_LINK)) {
    if (link.href === href) link.setAttribute('aria-expanded', String(isOpen));
  }
}
