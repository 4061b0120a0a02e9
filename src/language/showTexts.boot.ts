/**
 * Strings of the interface in the static HTML, in the reader's language: the build writes English,
 * and what reads exactly as a string of the interface is given its translation. What scripts write
 * is translated where it is written (core/interfaceText.ts); for React, both come to the same.
 */
import { strings } from '../../translations/translations.json';
import { translate, type InterfaceText } from '../core/interfaceText';
import { LanguageAttribute } from '../core/dom/language';
import { OfflineAttribute } from '../core/dom/offline';
import { PageId } from '../core/dom/page';
import { ApiClass } from '../core/dom/api';
import { DemoClass } from '../core/dom/demo';

/** What writers wrote, titles (language/titles.boot.ts), and what belongs to a demo. */
const CONTENT = `.guide-body .prose, .lead, .toc li, .${DemoClass.stage}, .${DemoClass.code} pre, #${PageId.navigation} li, [${LanguageAttribute.title}], [${OfflineAttribute.packs}], script, style`;
/** What the build puts between the words of writers. */
const CONTROLS = `button, .${ApiClass.toolbar}, .callout-title, .chip`;
const ATTRIBUTES = ['aria-label', 'title', 'placeholder'] as const;

type Shown = Map<string, { english: string; shown: string }>;
const replaced = new WeakMap<Node, Shown>();

/** Shows every string of the interface that the document holds; in English while that is chosen. */
export function showTexts(): void {
  const selector = ATTRIBUTES.map((name) => `[${name}]`).join();
  for (const element of document.body.querySelectorAll(selector)) {
    // The stage itself has a name of ours.
    if (element.parentElement?.closest(`.${DemoClass.stage}`)) continue;
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) show(element, name, value, (text) => element.setAttribute(name, text));
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '' && isInterface(text.parentElement!)) {
      show(text, 'text', text.data, (data) => (text.data = data));
    }
  }
}

function isInterface(element: Element): boolean {
  if (element.closest('[translate=no]')) return false;
  const content = element.closest(CONTENT);
  const control = element.closest(CONTROLS);
  return (
    !content ||
    (control !== null && content.contains(control) && !content.matches(`.${DemoClass.stage}`))
  );
}

function show(node: Node, place: string, value: string, write: (text: string) => void): void {
  const before = replaced.get(node)?.get(place);
  // The node may have been given another text since.
  const english = before?.shown === value ? before.english : value;
  const found = find(english.trim());
  if (!found) return;
  const shown = english.replace(english.trim(), () => translate(found.key, found.values));
  if (!replaced.has(node)) replaced.set(node, new Map());
  replaced.get(node)!.set(place, { english, shown });
  if (value !== shown) write(shown);
}

interface Found {
  key: InterfaceText;
  values: Record<string, string>;
}

/** Strings with placeholders, as what they look like once they are filled in. */
const patterns = Object.keys(strings)
  .filter((key) => key.includes('{{'))
  // "{{count}} of {{all}} entries" before "{{count}} entries".
  .sort((a, b) => b.length - a.length)
  .map((key) => {
    const source = key
      .split(/\{\{(\w+)\}\}/)
      .map((part, index) =>
        index % 2 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('');
    return { key: key as InterfaceText, pattern: new RegExp(`^${source}$`) };
  });

/** Returns the string that a text is, with the values of its placeholders. */
function find(text: string): Found | undefined {
  if (Object.hasOwn(strings, text)) return { key: text as InterfaceText, values: {} };
  for (const { key, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match) return { key, values: { ...match.groups } };
  }
  return undefined;
}
