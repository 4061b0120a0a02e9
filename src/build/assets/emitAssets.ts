import { readFileSync, rmSync } from 'node:fs';
import { build, transformSync } from 'esbuild';
import { contentHash } from '../contentHash';
import { renderTabRules } from '../markdown/tabRules';
import { writeGenerated } from '../writeGenerated';

const FOLDER = 'public/assets';

/** Bundles one browser script that stands outside Next: small, plain and in one file. */
async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return result.outputFiles[0]!.text;
}

function minifyStyles(css: string): string {
  return transformSync(css, { loader: 'css', minify: true }).code;
}

/**
 * Writes the files that documents name directly, with a hash in their names, and the module through
 * which the rest of the project learns those names.
 */
export async function emitAssets(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const files = {
    boot: { extension: 'js', content: await bundleScript('src/boot/boot.ts') },
    page: { extension: 'js', content: await bundleScript('src/boot/page.ts') },
    code: {
      extension: 'css',
      content: minifyStyles(readFileSync('src/styles/code.css', 'utf8') + renderTabRules()),
    },
    navigation: { extension: 'json', content: readFileSync('.generated/nav/groups.json', 'utf8') },
  };
  const urls = Object.entries(files).map(([name, { extension, content }]) => {
    const file = `${name}.${contentHash(content)}.${extension}`;
    writeGenerated(`${FOLDER}/${file}`, content);
    return [name, `/assets/${file}`];
  });
  const module = `/** Addresses of the files in public/assets. */\nexport const assets = ${JSON.stringify(Object.fromEntries(urls), null, 2)} as const;\n`;
  writeGenerated('.generated/assets.ts', module);
}
