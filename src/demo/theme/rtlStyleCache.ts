import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { createStyleCache } from './styleCache';

/** The Emotion cache that mirrors every rule; loaded by those who read from right to left. */
export const rtlStyleCache = createStyleCache('rtl', [prefixer, rtlPlugin]);
