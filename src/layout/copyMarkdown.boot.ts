/**
 * Copying a page, a section or a prompt as Markdown without React (SPEC 11.1). The text is the page's
 * twin, so it is there offline wherever the twin is.
 */
import { twinTextScript } from '../../.generated/twinTextScript';
import { COPIED_MS, SECTION_MENU_ID } from '../core/constants';
import { markdownAddress } from '../browser/markdownAddress';
import { placeMenu } from '../browser/placeMenu';
import { isOpenPopover } from '../browser/popovers';
import { showOutcome } from '../browser/showOutcome';
import { writeClipboard } from '../browser/writeClipboard';
import { CopyAttribute } from '../core/dom/copy';
import { SectionAttribute } from '../core/dom/section';

type TwinText = typeof import('./twinText');

const BUTTONS = `[${CopyAttribute.page}], [${CopyAttribute.prompt}], [data-copy-section], [data-copy-link]`;

/** Heading whose menu is open. */
let section: Element | null | undefined;

/** Handles the button of the page, those of the headings and their menu. */
export function listenForMarkdownCopies(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest(`.section-button[popovertarget=${SECTION_MENU_ID}]`);
    if (opener) {
      section = opener.closest('.heading');
      openMenu(opener);
    }
    const button = target.closest(BUTTONS);
    if (button) void copy(button);
  });
}

async function copy(button: Element): Promise<void> {
  try {
    await writeClipboard(textOf(button));
    showOutcome(button, 'copied');
  } catch {
    // No clipboard or no network: the reader must know that it did not work.
    showOutcome(button, 'failed');
    return;
  }
  if (button.closest(`#${SECTION_MENU_ID}`)) setTimeout(closeMenu, COPIED_MS.elsewhere);
}

async function textOf(button: Element): Promise<string> {
  if (button.matches('[data-copy-link]')) return sectionLink();
  const { pageText, promptText, sectionText }: TwinText = await import(twinTextScript);
  const page = markdownAddress() ?? '';
  if (button.matches(`[${CopyAttribute.page}]`)) return pageText(page);
  const prompt = button.getAttribute(CopyAttribute.prompt);
  if (prompt !== null) return promptText(page, prompt);
  const headings = [...document.querySelectorAll('.heading-2, .heading-3')];
  return sectionText(page, headings.indexOf(section!), sectionLink());
}

function sectionLink(): string {
  return new URL(section!.querySelector<HTMLAnchorElement>('.anchor')!.hash, location.href).href;
}

function openMenu(opener: Element): void {
  const menu = document.getElementById(SECTION_MENU_ID)!;
  // For what answers the menu's other items.
  menu.setAttribute(SectionAttribute.heading, section?.querySelector('h2, h3')?.id ?? '');
  placeMenu(opener, menu, 'start');
}

function closeMenu(): void {
  const menu = document.getElementById(SECTION_MENU_ID);
  if (isOpenPopover(menu)) menu?.hidePopover();
}
