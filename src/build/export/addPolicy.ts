import { renderMetaPolicy } from '../../core/headers';
import { readServices } from '../services/readServices';

/** Documents that answer at paths which no header rule names. */
const ERROR_DOCUMENT = /^(404|500)\.html$/;

/**
 * Puts the security policy into the error pages themselves.
 * @param html The document.
 * @param file Its path below the export's folder.
 */
export function addPolicy(html: string, file: string): string {
  if (!ERROR_DOCUMENT.test(file)) return html;
  const policy = renderMetaPolicy(readServices(process.env));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Before anything that the policy is to watch over.
  return html.replace(/<head>(<meta charSet="utf-8"[^>]*>)?/i, (start) => start + meta);
}
