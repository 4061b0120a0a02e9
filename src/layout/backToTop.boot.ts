import { BACK_TO_TOP_PX } from '../core/constants';

/** Offers the way back to the start of the page once a reader has scrolled (SPEC 1.11). */
export function listenForBackToTop(): void {
  const offer = () =>
    document.documentElement.toggleAttribute('data-scrolled', scrollY > BACK_TO_TOP_PX);
  addEventListener('scroll', offer, { passive: true });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-back-to-top]')) goToTop();
  });
  offer();
}

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  // The button is about to disappear, and the focus must not go with it.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
