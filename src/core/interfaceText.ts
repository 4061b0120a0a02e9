import { fillIn, type Placeholders } from './fillIn';

/**
 * A string of the interface: the English text is its own key, listed under "strings" in
 * translations/translations.json. The compiler knows the list, so a string that is not in it is an
 * error; no table travels with an English page.
 */
export type InterfaceText =
  keyof (typeof import('../../translations/translations.json'))['strings'];

declare global {
  /**
   * Set while the page is shown in another language (language/showLanguage.boot.ts). The boot scripts and
   * React, which are bundled apart, share it.
   */
  var docsTranslate: ((text: InterfaceText, values: Placeholders) => string) | undefined;
}

/**
 * Returns a string of the interface in the reader's language (SPEC 3.2). React components get it
 * from `useTranslate`, which renders them again when the language comes in.
 * @param text The English text.
 * @param values Of its `{{placeholders}}`.
 */
export function translate(text: InterfaceText, values: Placeholders = {}): string {
  return globalThis.docsTranslate?.(text, values) ?? fillIn(text, values);
}
