/**
 * The Trusted Types policy that every string meets which reaches a dangerous sink without a named
 * policy, in our code or a library's. It must exist before any other script runs.
 */

import { SERVICES_META } from '../core/services';

declare global {
  /** Set by the code that loads DOMPurify; see `defaultPolicy.ts`. */
  var docsSanitizeHtml: ((html: string) => string) | undefined;
}

/** Scripts may come only from the build's own folder, and the worker from its one address. */
const ALLOWED_SCRIPT = /^(\/_next\/static\/|\/x\/sw\.js$)/;

/** Starts of the addresses of the build's services; the head names them before any script. */
let serviceScripts: string[] = [];

/** Makes the `default` policy where the browser knows Trusted Types. */
export function createDefaultPolicy(): void {
  const meta = document.querySelector<HTMLElement>(`[name=${SERVICES_META}]`);
  serviceScripts = meta?.dataset.scripts?.split(' ') ?? [];
  window.trustedTypes?.createPolicy('default', {
    createHTML: sanitizeHtml,
    createScriptURL: allowScriptUrl,
  });
}

/**
 * Returns the HTML made harmless. Text without markup passes; markup needs the sanitizer, and
 * until that is loaded it is shown as text rather than run.
 */
export function sanitizeHtml(html: string): string {
  if (!html.includes('<')) return html;
  return globalThis.docsSanitizeHtml?.(html) ?? html.replaceAll('<', '&lt;');
}

/**
 * Returns the address when it is one of our own scripts or a configured service's.
 * @throws TypeError for any other address, so that the browser refuses the script.
 */
export function allowScriptUrl(url: string): string {
  const { href, origin, pathname } = new URL(url, location.href);
  const isOurs = origin === location.origin && ALLOWED_SCRIPT.test(pathname);
  if (
    !isOurs &&
    !serviceScripts.some((start) => href.startsWith(new URL(start, location.href).href))
  ) {
    throw new TypeError(`Refused to load a script from ${url}: it is not part of this site.`);
  }
  return url;
}
