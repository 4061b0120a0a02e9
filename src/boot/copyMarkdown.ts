/**
 * Copying a page or a section as Markdown without React (SPEC 11.1). The text is the page's twin, so
 * it is there offline wherever the twin is.
 */
import { COPIED_MS, SECTION_MENU_ID } from '../core/constants';
import { fetchFile } from '../core/fetchFile';
import { markdownSection } from '../core/markdownSection';
import { isOpenPopover } from '../core/popovers';
import { showOutcome } from './copy';

/** Width of the menu, in pixels, as `menus.css` has it, and the room that it keeps to the edges. */
const MENU_PX = 200;
const EDGE_PX = 8;

/** Heading whose menu is open. */
let section: Element | null | undefined;

/** Handles the button of the page, those of the headings and their menu. */
export function listenForMarkdownCopies(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest(`.section-button[popovertarget=${SECTION_MENU_ID}]`);
    if (opener) {
      section = opener.closest('.heading');
      placeMenu(opener);
    }
    const button = target.closest('[data-copy-page], [data-copy-section], [data-copy-link]');
    if (button) void copy(button);
  });
}

async function copy(button: Element): Promise<void> {
  const isPage = button.matches('[data-copy-page]');
  const read = isPage ? readPage : button.matches('[data-copy-link]') ? readLink : readSection;
  try {
    await writeText(read());
    showOutcome(button, 'copied');
  } catch {
    // No clipboard or no network: the reader must know that it did not work.
    showOutcome(button, 'failed');
    return;
  }
  if (!isPage) setTimeout(closeMenu, COPIED_MS.elsewhere);
}

/** Safari writes only what a click has begun: the text comes as a promise, where the browser takes one. */
async function writeText(text: Promise<string>): Promise<void> {
  // Firefox before 127.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const item = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })]);
}

/** The twin of the page, with links that hold wherever it is pasted. */
async function readPage(): Promise<string> {
  const address = document.querySelector<HTMLElement>('[data-copy-page]')?.dataset.copyPage ?? '';
  const markdown = await fetchFile(address, assertMarkdown);
  const base = new URL(address, location.href);
  return markdown.replace(
    /\]\((\.{1,2}\/[^)\s]+)/g,
    (_, href: string) => `](${new URL(href, base).href}`,
  );
}

/** A network that asks for a login answers with a page of its own. */
function assertMarkdown(text: string): string {
  if (/^\s*<!doctype/i.test(text)) throw new Error('This is no Markdown.');
  return text;
}

async function readSection(): Promise<string> {
  const headings = [...document.querySelectorAll('.heading-2, .heading-3')];
  const text = markdownSection(await readPage(), headings.indexOf(section!));
  if (text === undefined) throw new Error('The page has no such section.');
  return `${text}\n\nSource: ${await readLink()}\n`;
}

async function readLink(): Promise<string> {
  return new URL(section!.querySelector<HTMLAnchorElement>('.anchor')!.hash, location.href).href;
}

/** Puts the menu below the button that opens it; it scrolls with the page. */
function placeMenu(opener: Element): void {
  const { left, right, bottom } = opener.getBoundingClientRect();
  const menu = document.getElementById(SECTION_MENU_ID)!;
  const start = document.documentElement.dir === 'rtl' ? right - MENU_PX : left;
  const end = document.documentElement.clientWidth - MENU_PX - EDGE_PX;
  // For what answers the menu's other items.
  menu.dataset.section = section?.querySelector('h2, h3')?.id ?? '';
  menu.style.left = `${Math.max(EDGE_PX, Math.min(start, end)) + scrollX}px`;
  menu.style.top = `${bottom + scrollY + 4}px`;
  // Once the browser has opened it: a heading may stand at the end of the window.
  requestAnimationFrame(() => menu.scrollIntoView({ block: 'nearest' }));
}

function closeMenu(): void {
  const menu = document.getElementById(SECTION_MENU_ID);
  if (isOpenPopover(menu)) menu?.hidePopover();
}
