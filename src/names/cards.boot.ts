/**
 * The card of a name of the API: signature, default, one sentence. It comes 150 ms after the pointer
 * or the focus, or with a long press, and goes with Escape or when both have left. Nothing of it may
 * ever stop the link. Names are links in code, results of the search, and words in an editor.
 */
import { announce } from '../browser/announce';
import { hasPopovers } from '../browser/popovers';
import { PAGE_CHANGE } from '../core/constants';
import { NAME_WANTED, NamesAttribute, type NameWanted } from '../core/dom/names';
import { knownCard, loadCard, type FoundCard } from './loadCards.boot';
import { forgetPlace, placeCard } from './placeCard.boot';
import { CARD_ID, renderCard } from './renderCard.boot';

/** How long the pointer rests before a card comes, and how long it may be away; in milliseconds. */
const DELAY_MS = 150;
/** How long a finger presses: as long as for the browsers' own menus. */
const PRESS_MS = 500;

/** The name whose card is wanted, and the one whose card is open. */
let wanted: HTMLElement | undefined;
let open: { name: HTMLElement; card: HTMLElement } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isPressed = false;

/** Shows cards from now on, also for the name that the pointer or the focus is at already. */
export function listenForCards(): void {
  if (!hasPopovers()) return;
  addEventListener('pointerover', onPointer);
  addEventListener('pointerdown', onPress);
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, onRelease);
  addEventListener('contextmenu', onMenu);
  addEventListener('focusin', onFocus);
  addEventListener('focusout', onBlur);
  // Before the keys of the code's names: the first Escape closes the card alone.
  addEventListener('keydown', onKey, true);
  addEventListener('scroll', onScroll, { capture: true, passive: true });
  // Before the page follows the link.
  addEventListener('click', onClick, true);
  addEventListener(NAME_WANTED, onWanted);
  document.addEventListener(PAGE_CHANGE, close);
  start();
}

/** The look that has loaded this script came before its listeners. */
function start(): void {
  const deepest = (state: string) => nameAt([...document.querySelectorAll(state)].at(-1) ?? null);
  // What a finger has touched counts as hovered, though it may have tapped and be gone.
  const isTouch = matchMedia('(hover: none)').matches;
  const name = deepest(isTouch ? ':active' : ':hover');
  if (!name) focused(document.activeElement);
  else if (isTouch) press(name);
  else want(name, DELAY_MS);
}

function press(name: HTMLElement): void {
  isPressed = true;
  void cardOf(name);
  want(name, PRESS_MS);
}

const LINK = 'a[href^="/x/api/"]';
const WORD = `[${NamesAttribute.addresses}]`;
const RESULT = '[role=option]';

/** The word of an editor, or the link to the API that is a result, code, or inside code. */
function nameAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const name = target.closest<HTMLElement>(`${LINK},${WORD}`);
  const isName = name && (name.matches(`${WORD},${RESULT},code *`) || name.querySelector('code'));
  return isName ? name : undefined;
}

/** Where the row of a name may be. */
function addressesOf(name: HTMLElement): readonly string[] {
  if (name instanceof HTMLAnchorElement) return [name.pathname + name.hash];
  return (name.getAttribute(NamesAttribute.addresses) ?? '').split(' ');
}

const isInCard = (target: EventTarget | null) =>
  target instanceof Node && open?.card.contains(target) === true;

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  const name = isInCard(target) ? open?.name : nameAt(target);
  if (name) want(name, DELAY_MS);
  else leave();
}

function onFocus({ target }: FocusEvent): void {
  focused(target);
}

/** What loses the focus elsewhere, as under a finger, closes nothing. */
function onBlur({ target }: FocusEvent): void {
  if (wanted && nameAt(target) === wanted) leave();
}

function focused(target: EventTarget | null): void {
  const name = nameAt(target);
  // A click focuses as well, and is on its way to the row.
  if (name?.matches(':focus-visible')) want(name, DELAY_MS);
}

function onPress({ target, pointerType }: PointerEvent): void {
  if (isInCard(target)) return;
  close();
  const name = pointerType === 'touch' ? nameAt(target) : undefined;
  // In an editor a long press selects a word.
  if (name && !name.matches(WORD)) press(name);
}

/** Keys have led to a name. */
function onWanted(event: Event): void {
  const name = nameAt(event.target);
  const { isAsked } = (event as CustomEvent<NameWanted>).detail;
  if (!name) leave();
  else if (isAsked) void showAsked(name);
  else want(name, DELAY_MS);
}

async function showAsked(name: HTMLElement): Promise<void> {
  clearTimeout(timer);
  wanted = name;
  await show(name);
  if (open?.name !== name) return;
  announce([...open.card.children].map(({ textContent }) => textContent).join('. '));
}

function onRelease({ pointerType }: PointerEvent): void {
  if (pointerType !== 'touch' || !isPressed) return;
  isPressed = false;
  // A tap follows the link, a drag scrolls the page.
  if (!open) leave();
}

/** A long press: the browser's menu gives way to a card that is at hand, and only to such. */
function onMenu(event: Event): void {
  const name = isPressed ? nameAt(event.target) : undefined;
  if (!name || !knownCard(addressesOf(name))) return;
  event.preventDefault();
  wanted = name;
  void show(name);
}

function onKey(event: KeyboardEvent): void {
  if (!open) return;
  const { name } = open;
  // What is typed, or leads to another result, goes on.
  const isKept = event.key === 'Escape' && !name.matches(RESULT);
  if (!isKept && !name.matches(`${WORD},${RESULT}`)) return;
  close();
  if (!isKept) return;
  event.preventDefault();
  event.stopPropagation();
}

function onScroll({ target }: Event): void {
  if (open && target instanceof Node && target.contains(open.name)) close();
}

function onClick(event: Event): void {
  if (isInCard(event.target)) return;
  // A long press that has shown the card is none for the link.
  if (open && nameAt(event.target) === open.name && open.card.dataset.pressed !== undefined) {
    delete open.card.dataset.pressed;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  close();
}

function want(name: HTMLElement, delay: number): void {
  if (wanted === name) return;
  clearTimeout(timer);
  wanted = name;
  if (open?.name !== name) timer = setTimeout(show, delay, name);
}

function leave(): void {
  if (!wanted) return;
  clearTimeout(timer);
  wanted = undefined;
  timer = setTimeout(close, DELAY_MS);
}

/** Links lead to names that the guides have; what is written or searched for may be any. */
async function cardOf(name: HTMLElement): Promise<FoundCard | undefined> {
  const addresses = addressesOf(name);
  return knownCard(addresses) ?? loadCard(addresses, name.matches(`${WORD},${RESULT}`));
}

async function show(name: HTMLElement): Promise<void> {
  const found = await cardOf(name);
  if (!found || wanted !== name || open?.name === name || !name.isConnected) return;
  hide();
  const card = renderCard(found.card, found.href);
  document.body.append(card);
  card.showPopover();
  if (!placeCard(card, name)) {
    card.remove();
    return;
  }
  open = { name, card };
  if (isPressed) card.dataset.pressed = '';
  if (name === document.activeElement) name.setAttribute('aria-details', CARD_ID);
}

function hide(): void {
  if (!open) return;
  const { name, card } = open;
  open = undefined;
  card.remove();
  forgetPlace(name);
  name.removeAttribute('aria-details');
}

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  hide();
}
