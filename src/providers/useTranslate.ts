import { useSyncExternalStore } from 'react';
import { LANGUAGE_CHANGE } from '../core/constants';
import { translate } from '../core/interfaceText';

function subscribe(onChange: () => void): () => void {
  document.addEventListener(LANGUAGE_CHANGE, onChange);
  return () => document.removeEventListener(LANGUAGE_CHANGE, onChange);
}

const currentLanguage = () => globalThis.docsTranslate;

/**
 * Returns `translate`, and renders the component again when the reader's language comes in. While
 * React adopts a document, the language is the one that the boot scripts have put into it.
 */
export function useTranslate(): typeof translate {
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return translate;
}
