/** The link around an element when it leads to a page of this site. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !link.pathname.endsWith('/')) return undefined;
  return link.target || link.hasAttribute('download') ? undefined : link;
}

/** Whether a click asks for nothing but the link's own page, here. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
