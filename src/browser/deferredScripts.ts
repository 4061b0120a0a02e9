import { DEFERRED_SCRIPTS_ID } from '../core/constants';

/**
 * The addresses and hashes of React's scripts, which the document only lists (DESIGN, "Static
 * first"); none before the end of the body is there.
 */
export function deferredScripts(): [src: string, integrity: string][] {
  return JSON.parse(document.getElementById(DEFERRED_SCRIPTS_ID)?.textContent || '[]');
}
