/**
 * The sections of the side navigation that the document names but does not hold: they come from one
 * file, when the first of them is opened.
 */
import { fetchFile } from '../browser/fetchFile';
import { trustedHtml } from '../browser/trustedHtml';
import { retryNote } from '../browser/retryNote';
import { NavigationAttribute } from '../core/dom/navigation';

/** A section whose list is not there yet; it holds the first page's link alone. */
const INCOMPLETE = `details[${NavigationAttribute.section}]:not([${NavigationAttribute.complete}])`;

let loading: Promise<readonly unknown[]> | undefined;

/** Asks for the lists ahead of their use; a failure shows when one is really opened. */
export function prefetchSections(nav: HTMLElement, target: EventTarget | null): void {
  const isWanted = target instanceof Element && target.closest(`${INCOMPLETE} > summary`);
  if (isWanted) loadSections(nav).catch(() => {});
}

/** Fills every section that is open and has no list yet. Resolves when all is there. */
export async function fillOpenSections(nav: HTMLElement): Promise<void> {
  const open = nav.querySelectorAll<HTMLDetailsElement>(`${INCOMPLETE}[open]`);
  await Promise.all([...open].map((section) => fillSection(nav, section)));
}

/** Fills the section that holds a page. */
export async function fillSectionOf(nav: HTMLElement, pathname: string): Promise<void> {
  const lists = await loadSections(nav).catch(() => []);
  const index = lists.findIndex((html) => String(html).includes(`href="${pathname}"`));
  const section = nav.querySelector<HTMLDetailsElement>(
    `[${NavigationAttribute.section}="${index}"]`,
  );
  if (section?.matches(INCOMPLETE)) await fillSection(nav, section);
}

/** Asks for the HTML of all sections, once. */
export function loadSections(nav: HTMLElement): Promise<readonly unknown[]> {
  loading ??= fetchSections(nav.getAttribute(NavigationAttribute.sections) ?? '').catch(
    (error: unknown) => {
      // The next attempt asks again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function fetchSections(url: string): Promise<readonly unknown[]> {
  return fetchFile(url, (text) => {
    const lists: unknown = JSON.parse(text);
    if (!Array.isArray(lists)) throw new Error(`${url} is no list of sections.`);
    return lists as readonly unknown[];
  });
}

async function fillSection(nav: HTMLElement, section: HTMLDetailsElement): Promise<void> {
  try {
    const html = (await loadSections(nav))[
      Number(section.getAttribute(NavigationAttribute.section))
    ];
    if (typeof html !== 'string') throw new Error('The file lacks this section.');
    if (section.matches(INCOMPLETE)) replaceList(section, html);
  } catch {
    showFailure(section);
  }
}

/** Returns the nodes of a section's list, not yet in the document. */
export function parseSection(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

function replaceList(section: HTMLDetailsElement, html: string): void {
  const old = section.querySelector('ul');
  const failure = section.querySelector('.nav-failure');
  const hasFocus = [old, failure].some((part) => part?.contains(document.activeElement));
  failure?.remove();
  old?.replaceWith(parseSection(html));
  section.setAttribute(NavigationAttribute.complete, '');
  // The one link that was there may have had the focus, whose successor leads to the same page, or
  // the button that has asked again.
  if (hasFocus) section.querySelector('a')?.focus({ preventScroll: true });
}

/** Leaves the link to the first page and says that the others are missing. */
function showFailure(section: HTMLDetailsElement): void {
  if (section.querySelector('.nav-failure')) return;
  const { note, retry } = retryNote(
    'The other pages could not be loaded.',
    'nav-failure',
    'status',
  );
  retry.dataset.retry = '';
  section.append(note);
}
