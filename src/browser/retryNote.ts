import { translate, type InterfaceText } from '../core/interfaceText';

/**
 * Makes a note that something could not be loaded, with a button to try again; its maker listens for
 * the button's click.
 * @param role `alert` interrupts a reader who hears the page, `status` does not.
 */
export function retryNote(message: InterfaceText, className: string, role: 'alert' | 'status') {
  const note = document.createElement('p');
  note.className = className;
  note.setAttribute('role', role);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = translate('Try again');
  note.append(translate(message), ' ', retry);
  return { note, retry };
}
