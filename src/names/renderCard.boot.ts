import { translate } from '../core/interfaceText';
import type { NameCard } from '../core/nameCard';
import { PLAN_NAMES } from '../core/plans';

export const CARD_ID = 'name-card';

/**
 * Returns the card of a name. It is text beside the link that it is about, so screen readers say
 * nothing of it unless asked for: no live region, and `aria-details` on the link (cards.boot.ts).
 * @param href Where its row is.
 */
export function renderCard(card: NameCard, href: string): HTMLElement {
  const box = element('div', { id: CARD_ID, className: 'name-card' });
  box.popover = 'manual';
  box.setAttribute('role', 'note');
  const row = element('a', { href, textContent: translate('Open in the API reference') });
  // The link that the card is about leads there too, and is where the keyboard is.
  row.tabIndex = -1;
  box.append(code(card.code), ...factsOf(card), ...sentencesOf(card), row);
  return box;
}

function factsOf({ plan, deprecated, default: value }: NameCard): HTMLElement[] {
  const facts: HTMLElement[] = [];
  if (plan) facts.push(chip(translate(PLAN_NAMES[plan])));
  if (deprecated !== undefined) facts.push(chip(translate('Deprecated')));
  if (value !== undefined) {
    const text = element('span', { textContent: `${translate('Default')}: ` });
    text.append(code(value));
    facts.push(text);
  }
  if (facts.length === 0) return [];
  const list = element('div', { className: 'name-card-facts' });
  list.append(...facts);
  return [list];
}

function sentencesOf({ text, deprecated }: NameCard): HTMLElement[] {
  return [text, deprecated].filter(Boolean).map((sentence) => {
    // The reference is English in every language.
    return element('p', { lang: 'en', dir: 'ltr', textContent: sentence! });
  });
}

const chip = (textContent: string) => element('span', { className: 'chip', textContent });
const code = (textContent: string) => element('code', { dir: 'ltr', textContent });

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
