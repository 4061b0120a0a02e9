import { DEFERRED_SCRIPTS_ID } from '../../../core/constants';
import { integrityOf } from './integrity';

const NEXT_SCRIPT = /<script\b[^>]*\bsrc="(\/_next\/[^"]+)"[^>]*><\/script>/g;
/** Scripts are not wanted early, and a style sheet's preload has no hash, so browsers drop it. */
const PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="(?:script|style)"[^>]*>/g;

/**
 * Takes Next's scripts out of the document and leaves their addresses and hashes, in order, in an
 * inert element from which the boot script loads them (DESIGN, "Static first").
 * @param html The exported document.
 * @param root Folder of the export, to read the scripts from.
 * @param first Address of a script that runs before Next's.
 */
export function deferScripts(html: string, root: string, first?: string): string {
  const withIntegrity = (address: string) => [address, integrityOf(root, address)] as const;
  const scripts = first ? [withIntegrity(first)] : [];
  const withoutScripts = html
    .replace(NEXT_SCRIPT, (tag, address: string) => {
      // Polyfills for browsers without modules, which the site does not serve.
      if (!/\bnomodule\b/i.test(tag)) scripts.push(withIntegrity(address));
      return '';
    })
    .replace(PRELOAD, '');
  const list = `<script type="application/json" id="${DEFERRED_SCRIPTS_ID}">${JSON.stringify(scripts)}</script>`;
  return withoutScripts.replace('</body>', () => `${list}</body>`);
}
