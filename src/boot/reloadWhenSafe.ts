/**
 * The reloads that no reader has asked for: after an update, or when files of the page's build are
 * gone. They never take anything from the reader (workAtStake.ts): then the reload is offered.
 */
import { RELOAD_WANTED } from '../core/constants';
import { translate } from '../core/interfaceText';
import { retryNote } from '../browser/retryNote';
import { isWorkAtStake, watchWork } from './workAtStake';

const MESSAGE = 'A new version of this page is available.';

let offer: Element | undefined;

/** Answers `RELOAD_WANTED`, with which other scripts ask for a reload. */
export function listenForReloads(): void {
  watchWork();
  document.addEventListener(RELOAD_WANTED, reloadWhenSafe);
}

/** Reloads the page at once where nothing is at stake, else offers it, also when the reader returns. */
export function reloadWhenSafe(): void {
  if (!isWorkAtStake()) location.reload();
  else if (!offer) showOffer();
}

function showOffer(): void {
  const { note, retry } = retryNote(MESSAGE, 'load-failure', 'status');
  offer = note;
  retry.className = 'text-button';
  const later = retry.cloneNode() as HTMLButtonElement;
  retry.textContent = translate('Reload');
  later.textContent = translate('Later');
  retry.addEventListener('click', () => location.reload());
  later.addEventListener('click', () => note.remove());
  note.append(' ', later);
  document.body.append(note);
  addEventListener('focus', () => {
    if (!isWorkAtStake()) location.reload();
  });
}
