import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../kit/contentHash';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const FOLDER = '_next/static/inline';

/** Next's Turbopack runtime queue, the one inline script that the export may hold. */
const BOOTSTRAP = /^\(?\s*(globalThis|self|window|\w+=)[\s\S]*TURBOPACK/;

/**
 * Replaces Next's inline bootstrap by a file of the same content, in place, so that
 * `script-src 'self'` needs no hashes (docs/decisions.md).
 * @param html The exported document.
 * @param root Folder of the export, where the file is put.
 * @param file Path of the document, for the error.
 * @throws Error for any other inline script that would run.
 */
export function moveInlineScripts(html: string, root: string, file: string): string {
  return html.replace(SCRIPT, (tag, attributes: string, code: string) => {
    const isData = /\btype="application\/(ld\+)?json"/.test(attributes);
    if (isData || /\bsrc=/.test(attributes)) return tag;
    if (!BOOTSTRAP.test(code)) throw unexpectedScript(file, code);
    const address = `/${FOLDER}/${contentHash(code)}.js`;
    const target = path.join(root, address);
    if (!existsSync(target)) {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
    return `<script src="${address}" defer></script>`;
  });
}

function unexpectedScript(file: string, code: string): Error {
  return new Error(
    `${file}: an inline script is not Next's bootstrap: ${code.slice(0, 80)}…\n` +
      '  Fix: put it in src/boot/, or teach moveInlineScripts.ts what the new version of Next writes.',
  );
}
