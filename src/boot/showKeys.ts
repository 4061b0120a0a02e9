/** The list of the page's keys, in a dialog that is made when it is first wanted. */
import { translate, type InterfaceText } from '../core/interfaceText';
import { SearchAttribute } from '../core/dom/search';

const ID = 'keys';

type Key = readonly [keys: readonly string[], does: InterfaceText];

/** What each key does. */
function keys(): readonly Key[] {
  const control = document.documentElement.hasAttribute(SearchAttribute.mac) ? '⌘' : 'Ctrl';
  return [
    [['/'], 'Open the search'],
    [[control, 'K'], 'Open the search, from a field too'],
    [[control, 'C'], 'Copy the code block under the pointer or the focus'],
    [[control, 'I'], 'In an editor: what the name at the cursor is'],
    [['←', '→'], 'Move inside a toolbar or a row of tabs'],
    [['Esc'], 'Close a menu, a dialog, or a tooltip'],
    [['?'], 'Show this list'],
  ];
}

/** Opens the list; a second press finds it open and leaves it so. */
export function openKeys(): void {
  document.getElementById(ID)?.remove();
  const dialog = render();
  document.body.append(dialog);
  dialog.showModal();
}

function render(): HTMLDialogElement {
  const dialog = element('dialog', { id: ID, className: 'keys' });
  dialog.setAttribute('aria-labelledby', 'keys-title');
  const title = element('h2', { id: 'keys-title', textContent: translate('Keyboard shortcuts') });
  const list = element('dl', {});
  for (const [names, does] of keys()) {
    const name = element('dt', {});
    name.append(...names.flatMap((key) => [element('kbd', { textContent: key }), ' ']));
    list.append(name, element('dd', { textContent: translate(does) }));
  }
  const close = element('button', {
    type: 'button',
    className: 'text-button',
    textContent: translate('Close'),
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // A click on the veil has the dialog itself as its target.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  const box = element('div', {});
  box.append(title, list, close);
  dialog.append(box);
  return dialog;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
