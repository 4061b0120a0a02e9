const DEMO_HASH = /^#(?:(?:system|css|tailwind)-)?([A-Z]\w*)(?:\.(?:js|tsx))?$/;

/** Name of the demo that a hash stands for; any other hash has none (SPEC 5.5). */
export function demoNameFromHash(hash: string): string | undefined {
  return DEMO_HASH.exec(hash)?.[1];
}

/** The demo of this page that a hash names. */
export function namedDemo(hash: string): HTMLElement | null {
  const name = demoNameFromHash(hash);
  return name === undefined ? null : document.querySelector(`#${name}[data-demo]`);
}

/** Opens the code of the named demo while the page is parsed: later, what follows would move. */
export function openNamedDemoEarly(): void {
  if (demoNameFromHash(location.hash) === undefined) return;
  const observer = new MutationObserver(() => {
    const details = namedDemo(location.hash)?.querySelector('details');
    if (!details) return;
    details.open = true;
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
