/**
 * Makes a note that something could not be loaded, with a button to try again; its maker listens for
 * the button's click.
 * @param role `alert` interrupts a reader who hears the page, `status` does not.
 */
export function retryNote(message: string, className: string, role: 'alert' | 'status') {
  const note = document.createElement('p');
  note.className = className;
  note.setAttribute('role', role);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Try again';
  note.append(message, ' ', retry);
  return { note, retry };
}
