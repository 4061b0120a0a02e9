/** What tells that the page is about to be used. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
