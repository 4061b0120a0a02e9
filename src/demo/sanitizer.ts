import DOMPurify from 'dompurify';

/**
 * Gives the `default` policy (boot/defaultPolicy.ts) its sanitizer, for the markup that libraries in
 * demos set as strings. Loaded before the first demo, in browsers with Trusted Types.
 */
export function installSanitizer(): void {
  globalThis.docsSanitizeHtml = (html) => DOMPurify.sanitize(html);
}
