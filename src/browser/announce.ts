/** Says a message through the page's one polite live region. */
export function announce(message: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  // An unchanged text is not read again; the empty frame in between makes it a change.
  requestAnimationFrame(() => (region.textContent = message));
}
