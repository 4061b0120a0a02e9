/**
 * Titles in the reader's language (SPEC 3.1): the static HTML is English, and the text nodes that
 * hold a title are given another text. React leaves them alone as long as its own text is the same,
 * and while it hydrates, if the element has `suppressHydrationWarning`.
 */
import { LanguageAttribute } from '../core/dom/language';
import { PageId } from '../core/dom/page';
import { NavigationClass } from '../core/dom/navigation';

/** Titles by pathname and labels by their English text, as the build writes them. */
export type Titles = Readonly<Record<string, string>>;

/** What says the title of a page: of the one it links to, else of the one that is shown. */
const TITLED = `head > title, #${PageId.navigation} a, [${LanguageAttribute.title}]`;
/** What says a label of the navigation or a product's name. */
const LABELLED = `#${PageId.navigation} :is(summary, .${NavigationClass.subheader}), [${LanguageAttribute.label}]`;

const replaced = new WeakMap<Text, { english: string; shown: string }>();

/** Shows every title and label of the page that the table has, and the others in English. */
export function showTitles(titles: Titles): void {
  for (const element of document.querySelectorAll(`${TITLED}, ${LABELLED}`)) {
    const text = textOf(element);
    if (text) showTitle(element, text, titles);
  }
}

function showTitle(element: Element, text: Text, titles: Titles): void {
  const before = replaced.get(text);
  // The node may have been given a new text since.
  const english = before?.shown === text.data ? before.english : text.data;
  const name = english.trim().replace(/ - MUI X$/, '');
  const key = element.matches(LABELLED) ? name : pageOf(element);
  const translated = find(titles, key) ?? find(titles, name);
  if (!translated && !before) return;
  const shown = translated ? english.replace(name, () => translated) : english;
  replaced.set(text, { english, shown });
  if (text.data !== shown) text.data = shown;
  const userLanguage = document.documentElement.getAttribute(LanguageAttribute.user) ?? '';
  if (translated) element.setAttribute('lang', userLanguage);
  else element.removeAttribute('lang');
}

/** The table is a file that people write: its prototype's members are no titles. */
function find(titles: Titles, key: string): string | undefined {
  return Object.hasOwn(titles, key) ? titles[key] : undefined;
}

function pageOf(element: Element): string {
  return element.closest('a')?.pathname ?? location.pathname;
}

/** The first text of an element; chips and icons come after it. Names of code stay as they are. */
function textOf(element: Element): Text | undefined {
  if (element.querySelector('wbr')) return undefined;
  return [...element.childNodes].find(
    (node): node is Text => node instanceof Text && node.data.trim() !== '',
  );
}
