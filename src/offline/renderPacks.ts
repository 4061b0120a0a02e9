/**
 * The rows "make available offline". They are made here and not by React, because the page they
 * stand on may never need React; React leaves their places alone (OfflinePacks.tsx).
 */
import { LANGUAGE_CHANGE } from '../core/constants';
import { translate, type InterfaceText } from '../core/interfaceText';
import { PACK_PRODUCTS, type PackProduct } from '../core/offline';
import { wantsToSaveData } from '../browser/saveData';
import { OfflineAttribute } from '../core/dom/offline';
import { downloadProduct, packView, pauseProduct, removeProduct, subscribeToPacks } from './packs';
import { describePack, type PackView } from './packViews';

const PLACE = `[${OfflineAttribute.packs}]`;
const SAVE_DATA = 'Your device asks to save data, so nothing is downloaded.';

/** Fills the places on the page, and keeps them up to date. */
export function renderPacks(): void {
  subscribeToPacks(updatePlaces);
  document.addEventListener(LANGUAGE_CHANGE, updatePlaces);
  updatePlaces();
}

/** Renders the rows of each place; React may have given a place another product since. */
export function updatePlaces(): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACE)) {
    const wanted = place.getAttribute(OfflineAttribute.packs);
    const products = PACK_PRODUCTS.filter((product) => wanted === 'all' || wanted === product);
    const known = products.filter((product) => packView(product) !== undefined);
    const shown = [...place.querySelectorAll<HTMLElement>('[data-pack]')];
    if (shown.map((row) => row.dataset.pack).join() !== known.join()) {
      place.replaceChildren(...known.map(createRow));
    }
    for (const row of place.querySelectorAll<HTMLElement>('[data-pack]')) updateRow(row);
  }
}

function createRow(product: PackProduct): HTMLElement {
  const row = document.createElement('div');
  row.className = 'pack';
  row.dataset.pack = product;
  row.setAttribute('role', 'group');
  const name = document.createElement('p');
  name.className = 'pack-name';
  const status = document.createElement('p');
  status.className = 'pack-status';
  const progress = document.createElement('progress');
  progress.hidden = true;
  const main = createButton('main', () => toggle(product));
  const remove = createButton('remove', () => void removeProduct(product));
  const buttons = document.createElement('p');
  buttons.className = 'pack-buttons';
  buttons.append(main, remove);
  row.append(name, status, progress, buttons);
  return row;
}

function createButton(action: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'text-button';
  button.dataset.action = action;
  button.addEventListener('click', onClick);
  return button;
}

function toggle(product: PackProduct): void {
  if (packView(product)?.phase === 'downloading') {
    pauseProduct(product);
    return;
  }
  // Asked for here and nowhere else: now the reader knows what for (SPEC 10.3).
  void navigator.storage?.persist();
  void downloadProduct(product);
}

const MAIN_LABELS: Record<PackView['phase'], InterfaceText | ''> = {
  none: 'Make available offline',
  downloading: 'Pause',
  paused: 'Resume',
  failed: 'Resume',
  saved: '',
};

function updateRow(row: HTMLElement): void {
  const view = packView(row.dataset.pack as PackProduct);
  if (!view) return;
  const { phase, name, done, total } = view;
  row.dataset.phase = phase;
  row.setAttribute('aria-label', translate('{{name}} offline', { name }));
  setText(row.querySelector('.pack-name'), name);
  const isRefused = phase === 'none' && wantsToSaveData();
  setText(row.querySelector('.pack-status'), isRefused ? translate(SAVE_DATA) : describePack(view));
  // What failed is said at once; percentages are not read out one by one.
  row.querySelector('.pack-status')?.setAttribute('role', phase === 'failed' ? 'alert' : 'none');
  const progress = row.querySelector('progress')!;
  progress.hidden = phase === 'none' || phase === 'saved';
  progress.max = total || 1;
  progress.value = done;
  progress.setAttribute('aria-label', translate('Download of {{name}}', { name }));
  const main = row.querySelector<HTMLButtonElement>('[data-action=main]')!;
  const remove = row.querySelector<HTMLButtonElement>('[data-action=remove]')!;
  const hadFocus = row.contains(document.activeElement);
  setButton(main, MAIN_LABELS[phase], name);
  setButton(remove, phase === 'none' ? '' : 'Remove', name);
  main.disabled = isRefused;
  // A button that goes must not take the focus with it.
  if (hadFocus && !row.contains(document.activeElement)) (main.hidden ? remove : main).focus();
  if (hadFocus && main.hidden && document.activeElement === main) remove.focus();
}

function setButton(button: HTMLButtonElement, label: InterfaceText | '', name: string): void {
  const text = label === '' ? '' : translate(label);
  button.hidden = label === '';
  setText(button, text);
  button.setAttribute('aria-label', `${text}: ${name}`);
}

/** A text that stays the same is not touched, so that nothing is read out twice. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
