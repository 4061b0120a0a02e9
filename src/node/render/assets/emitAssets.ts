import { readFileSync } from 'node:fs';
import { DEMO_ASSETS } from '../../read/demos/writeDemo';
import { contentHash } from '../../kit/contentHash';
import { renderTabRules } from '../../read/markdown/tabRules';
import { SANDBOX_ASSETS } from '../sandbox/emitLibraries';
import { renderTheme } from '../styles/renderTheme';
import { SEARCH_ASSETS } from '../search/emitSearch';
import { removeOthers, writeGenerated } from '../../kit/writeGenerated';
import { bundleScript, minifyStyles } from '../../kit/bundleBrowserFile';
import { emitFonts } from './emitFonts';
import { emitLanguages } from './emitLanguages';
import { NAME_ASSETS } from './emitNameCards';

const FOLDER = 'assets';

/** One file for the browser each; their order counts. */
const CONTENT_STYLES = ['code', 'api', 'apiRows', 'apiDisplays'];
/** What comes with the editor of a demo or of the playground. */
const EDITING_STYLES = ['editing'];
/** What comes with ads, consent and feedback, after the first load. */
const SERVICE_STYLES = ['networkAds', 'consent', 'feedback'];

function bundleStyles(names: readonly string[]): string {
  return minifyStyles(names.map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join(''));
}

/** Files that documents name directly: `name.extension` and what they hold. */
async function assetContents(): Promise<Record<string, string>> {
  // It reads colors that an earlier step writes.
  const { createDocsTheme, defaultThemeChoice } = await import('../../../demo/theme/theme');
  return {
    'theme.css': minifyStyles(renderTheme(createDocsTheme(defaultThemeChoice))),
    'boot.js': await bundleScript('src/boot/boot.ts'),
    'page.js': await bundleScript('src/boot/page.ts'),
    'sheets.js': await bundleScript('src/boot/sheets.ts'),
    'editing.css': bundleStyles(EDITING_STYLES),
    'services.css': bundleStyles(SERVICE_STYLES),
    'content.css': bundleStyles(CONTENT_STYLES) + minifyStyles(renderTabRules()),
    'navigation.json': readFileSync('.generated/nav/groups.json', 'utf8'),
  };
}

/** Scripts that the script of every page loads by their addresses, where they are wanted. */
const LATER_SCRIPTS = {
  language: { entry: 'src/language/showLanguage.boot.ts', about: 'other languages than English' },
  api: { entry: 'src/api/api.boot.ts', about: 'the tables of the API reference' },
  offline: { entry: 'src/offline/start.ts', about: 'offline reading' },
  keys: { entry: 'src/boot/showKeys.ts', about: 'the list of keys' },
  twinText: { entry: 'src/layout/twinText.ts', about: 'the buttons that copy Markdown' },
  nearMatches: { entry: 'src/boot/showNearMatches.ts', about: 'the page "not found"' },
  productionError: {
    entry: 'src/boot/showProductionError.ts',
    about: 'the page of production errors',
  },
  names: { entry: 'src/names/names.boot.ts', about: 'the names of the API in code' },
  drawings: { entry: 'src/demo/drawn/drawings.ts', about: 'drawings outside the documents' },
  popover: { entry: 'src/boot/popoverPolyfill.ts', about: 'popovers for browsers without them' },
} as const;

/** Writes each of them with the module that has its address, and returns their files by name. */
async function emitLaterScripts(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [name, { entry, about }] of Object.entries(LATER_SCRIPTS)) {
    const script = await bundleScript(entry, 'esm');
    const file = `${name}.${contentHash(script)}.js`;
    writeGenerated(`public/${FOLDER}/${file}`, script);
    writeGenerated(
      `.generated/${name}Script.ts`,
      `/** Address of the script of ${about}. */\nexport const ${name}Script: string = '/${FOLDER}/${file}';\n`,
    );
    files[name] = file;
  }
  return files;
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
    ...(await emitLaterScripts()),
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
  // The second subset of the font is named by the style sheet alone; demos, search,
  // the sandbox and the cards of names tidy their own folders.
  const kept = (file: string) =>
    Object.values(files).includes(file) ||
    file.endsWith('.woff2') ||
    [DEMO_ASSETS, SEARCH_ASSETS, SANDBOX_ASSETS, NAME_ASSETS].some((folder) =>
      `${FOLDER}/${file}`.startsWith(`${folder}/`),
    );
  removeOthers(`public/${FOLDER}`, kept);
}
