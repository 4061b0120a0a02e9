import { readFileSync } from 'node:fs';
import { DEMO_ASSETS } from '../demos/writeDemo';
import { contentHash } from '../contentHash';
import { renderTabRules } from '../markdown/tabRules';
import { SEARCH_ASSETS } from '../search/emitSearch';
import { removeOthers, writeGenerated } from '../writeGenerated';
import { bundleScript, minifyStyles } from './bundleBrowserFile';
import { emitFonts } from './emitFonts';
import { emitLanguages } from './emitLanguages';

const FOLDER = 'assets';

/** One file for the browser each; their order counts. */
const CONTENT_STYLES = ['code', 'api', 'apiRows', 'apiDisplays'];
/** What comes with ads, consent and feedback, after the first load. */
const SERVICE_STYLES = ['networkAds', 'consent', 'feedback'];

function bundleStyles(names: readonly string[]): string {
  return minifyStyles(names.map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join(''));
}

/** Files that documents name directly: `name.extension` and what they hold. */
async function assetContents(): Promise<Record<string, string>> {
  return {
    'boot.js': await bundleScript('src/boot/boot.ts'),
    'page.js': await bundleScript('src/boot/page.ts'),
    'sheets.js': await bundleScript('src/boot/sheets.ts'),
    'services.css': bundleStyles(SERVICE_STYLES),
    'content.css': bundleStyles(CONTENT_STYLES) + minifyStyles(renderTabRules()),
    'navigation.json': readFileSync('.generated/nav/groups.json', 'utf8'),
  };
}

/** Scripts that the script of every page loads by their addresses, where they are wanted. */
const LATER_SCRIPTS = {
  api: { entry: 'src/boot/api.ts', about: 'the tables of the API reference' },
  offline: { entry: 'src/offline/start.ts', about: 'offline reading' },
  language: { entry: 'src/boot/showLanguage.ts', about: 'other languages than English' },
  keys: { entry: 'src/boot/showKeys.ts', about: 'the list of keys' },
  nearMatches: { entry: 'src/boot/showNearMatches.ts', about: 'the page "not found"' },
  popover: { entry: 'src/boot/popoverPolyfill.ts', about: 'popovers for browsers without them' },
} as const;

async function emitLaterScript(name: keyof typeof LATER_SCRIPTS): Promise<string> {
  const { entry, about } = LATER_SCRIPTS[name];
  const script = await bundleScript(entry, 'esm');
  const file = `${name}.${contentHash(script)}.js`;
  writeGenerated(`public/${FOLDER}/${file}`, script);
  writeGenerated(
    `.generated/${name}Script.ts`,
    `/** Address of the script of ${about}. */\nexport const ${name}Script: string = '/${FOLDER}/${file}';\n`,
  );
  return file;
}

/**
 * Writes the files that documents name directly, with a hash in their names, and the module through
 * which the rest of the project learns those names.
 */
export async function emitAssets(): Promise<void> {
  // The scripts hold the languages and so come after them.
  const files: Record<string, string> = {
    font: emitFonts(FOLDER),
    ...emitLanguages(FOLDER),
    language: await emitLaterScript('language'),
    api: await emitLaterScript('api'),
    offline: await emitLaterScript('offline'),
    keys: await emitLaterScript('keys'),
    nearMatches: await emitLaterScript('nearMatches'),
    popover: await emitLaterScript('popover'),
  };
  for (const [file, content] of Object.entries(await assetContents())) {
    const [name, extension] = file.split('.') as [string, string];
    files[name] = `${name}.${contentHash(content)}.${extension}`;
    writeGenerated(`public/${FOLDER}/${files[name]}`, content);
  }
  const urls = Object.entries(files).map(([name, file]) => [name, `/${FOLDER}/${file}`]);
  const list = JSON.stringify(Object.fromEntries(urls), null, 2);
  writeGenerated(
    '.generated/assets.ts',
    `/** Addresses of the files in public/assets. */\nexport const assets = ${list} as const;\n`,
  );
  // The second subset of the font is named by the style sheet alone; demos and search tidy their own
  // folders.
  const kept = (file: string) =>
    Object.values(files).includes(file) ||
    file.endsWith('.woff2') ||
    [DEMO_ASSETS, SEARCH_ASSETS].some((folder) => `${FOLDER}/${file}`.startsWith(`${folder}/`));
  removeOthers(`public/${FOLDER}`, kept);
}
