/**
 * Images of adverts that do not come, such as those of a visited page without a network. Their place
 * stays, so that nothing moves; the browser's sign for a broken image does not show.
 */
export function hideBrokenAds(): void {
  const show = (image: EventTarget | null, visibility: string) => {
    if (image instanceof HTMLImageElement && image.closest('.ad'))
      image.style.visibility = visibility;
  };
  // Neither event bubbles, and some images have failed before anybody listens.
  document.addEventListener('error', ({ target }) => show(target, 'hidden'), true);
  document.addEventListener('load', ({ target }) => show(target, ''), true);
  for (const image of document.images) {
    if (image.complete && !image.naturalWidth) show(image, 'hidden');
  }
}
