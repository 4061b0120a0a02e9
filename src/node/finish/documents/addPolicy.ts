import { TRUSTED_TYPES_POLICY } from '../../../core/headers';

/** Puts the part of the security policy into a document that holds for documents alone. */
export function addPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${TRUSTED_TYPES_POLICY}"/>`;
  // Before anything that the policy is to watch over.
  return html.replace(/<head>(<meta charSet="utf-8"[^>]*>)?/i, (start) => start + meta);
}
