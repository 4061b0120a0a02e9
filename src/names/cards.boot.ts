/**
 * The card of a name of the API: signature, default, one sentence. It comes 150 ms after the pointer
 * or the focus, or with a long press, and goes with Escape or when both have left. Nothing of it may
 * ever stop the link.
 */
import { hasPopovers } from '../browser/popovers';
import { PAGE_CHANGE } from '../core/constants';
import { knownCard, loadCard } from './loadCards.boot';
import { forgetPlace, placeCard } from './placeCard.boot';
import { CARD_ID, renderCard } from './renderCard.boot';

/** How long the pointer rests before a card comes, and how long it may be away; in milliseconds. */
const DELAY_MS = 150;
/** How long a finger presses: as long as for the browsers' own menus. */
const PRESS_MS = 500;

/** The link whose card is wanted, and the one whose card is open. */
let wanted: HTMLAnchorElement | undefined;
let open: { link: HTMLAnchorElement; card: HTMLElement } | undefined;
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
  document.addEventListener(PAGE_CHANGE, close);
  start();
}

/** The look that has loaded this script came before its listeners. */
function start(): void {
  const deepest = (state: string) => nameAt([...document.querySelectorAll(state)].at(-1) ?? null);
  // What a finger has touched counts as hovered, though it may have tapped and be gone.
  const isTouch = matchMedia('(hover: none)').matches;
  const link = deepest(isTouch ? ':active' : ':hover');
  if (!link) focused(document.activeElement);
  else if (isTouch) press(link);
  else want(link, DELAY_MS);
}

function press(link: HTMLAnchorElement): void {
  isPressed = true;
  void loadCard(link);
  want(link, PRESS_MS);
}

/** The link to the API that code is, or that is inside code. */
function nameAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('a[href^="/x/api/"]');
  return link && (link.closest('code') || link.querySelector('code')) ? link : undefined;
}

const isInCard = (target: EventTarget | null) =>
  target instanceof Node && open?.card.contains(target) === true;

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  const link = isInCard(target) ? open?.link : nameAt(target);
  if (link) want(link, DELAY_MS);
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
  const link = nameAt(target);
  // A click focuses as well, and is on its way to the row.
  if (link?.matches(':focus-visible')) want(link, DELAY_MS);
}

function onPress({ target, pointerType }: PointerEvent): void {
  if (isInCard(target)) return;
  close();
  const link = pointerType === 'touch' ? nameAt(target) : undefined;
  if (link) press(link);
}

function onRelease({ pointerType }: PointerEvent): void {
  if (pointerType !== 'touch' || !isPressed) return;
  isPressed = false;
  // A tap follows the link, a drag scrolls the page.
  if (!open) leave();
}

/** A long press: the browser's menu gives way to a card that is at hand, and only to such. */
function onMenu(event: Event): void {
  const link = isPressed ? nameAt(event.target) : undefined;
  const card = link && knownCard(link);
  if (!link || !card) return;
  event.preventDefault();
  wanted = link;
  show(link);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !open) return;
  close();
  event.preventDefault();
  event.stopPropagation();
}

function onScroll({ target }: Event): void {
  if (open && target instanceof Node && target.contains(open.link)) close();
}

function onClick(event: Event): void {
  if (isInCard(event.target)) return;
  // A long press that has shown the card is none for the link.
  if (open && nameAt(event.target) === open.link && open.card.dataset.pressed !== undefined) {
    delete open.card.dataset.pressed;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  close();
}

function want(link: HTMLAnchorElement, delay: number): void {
  if (wanted === link) return;
  clearTimeout(timer);
  wanted = link;
  if (open?.link !== link) timer = setTimeout(show, delay, link);
}

function leave(): void {
  if (!wanted) return;
  clearTimeout(timer);
  wanted = undefined;
  timer = setTimeout(close, DELAY_MS);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const content = knownCard(link) ?? (await loadCard(link));
  if (!content || wanted !== link || open?.link === link || !link.isConnected) return;
  hide();
  const card = renderCard(content, link.href);
  document.body.append(card);
  card.showPopover();
  placeCard(card, link);
  open = { link, card };
  if (isPressed) card.dataset.pressed = '';
  if (link === document.activeElement) link.setAttribute('aria-details', CARD_ID);
}

function hide(): void {
  if (!open) return;
  const { link, card } = open;
  open = undefined;
  card.remove();
  forgetPlace(link);
  link.removeAttribute('aria-details');
}

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  hide();
}
