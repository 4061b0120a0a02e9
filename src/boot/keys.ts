/** The list of the page's keys: "?" opens it, and so does the button in the settings. */
import { keysScript } from '../../.generated/keysScript';
import { isWriting } from '../browser/isWriting';
import { KeysAttribute } from '../core/dom/keys';
import { DemoClass } from '../core/dom/demo';

type Keys = typeof import('./showKeys');

export function listenForKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    // A cell of a grid begins to be edited.
    const isInDemo = event.target instanceof Element && event.target.closest(`.${DemoClass.stage}`);
    if (isInDemo || isWriting(event.target)) return;
    event.preventDefault();
    showKeys();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${KeysAttribute.open}]`)) showKeys();
  });
}

function showKeys(): void {
  import(keysScript).then(
    ({ openKeys }: Keys) => openKeys(),
    // Without the network the keys work as before, without their list.
    () => {},
  );
}
