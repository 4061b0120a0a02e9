import type { Engine } from '../engines/tab';

/** What newer browsers have and can be made to forget, by the name of the preference or feature. */
export const NEWER_FEATURES: Record<Engine, readonly string[]> = {
  // Popovers can't be turned off there.
  firefox: [
    'layout.css.anchor-positioning.enabled',
    'layout.css.starting-style-at-rules.enabled',
    'dom.security.trusted_types.enabled',
  ],
  webkit: ['PopoverAttribute', 'CSSAnchorPositioning', 'TrustedTypes', 'RequestIdleCallback'],
};

/** Names that the oldest browsers lack, taken away before any script of the page runs. */
function forgetNewerNames(isFirefox: boolean): void {
  // Safari has it from 13 on, and there a click must begin what is written; Firefox from 127 on.
  if (isFirefox) {
    Reflect.deleteProperty(window, 'ClipboardItem');
    Reflect.deleteProperty(Clipboard.prototype, 'write');
  }
  Reflect.deleteProperty(AbortSignal, 'any');
  Reflect.deleteProperty(URL, 'canParse');
}

export const forgetScript = (engine: Engine): string =>
  `(${forgetNewerNames.toString()})(${engine === 'firefox'});`;
