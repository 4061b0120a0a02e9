/** What tells that the page is about to be used. */
export const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** React comes as if somebody had shown an intent. */
export const showIntent = () => dispatchEvent(new Event(INTENTS[0]));
