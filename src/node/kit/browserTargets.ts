import { readFileSync } from 'node:fs';

/** The oldest browsers that are supported (SPEC 12.5): `browserslist` in package.json, as Next reads it. */
export const OLDEST_BROWSERS: readonly string[] = readList();

function readList(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    browserslist?: string[];
  };
  const list = browserslist ?? [];
  const unknown = list.find(
    (browser) => !/^(chrome|edge|firefox|safari|ios_saf) [\d.]+$/.test(browser),
  );
  if (list.length === 0 || unknown !== undefined) {
    throw new Error(
      `package.json: "browserslist" ${unknown ? `holds "${unknown}"` : 'is empty'}. ` +
        'Fix: one browser and its oldest version each, for example "firefox 121".',
    );
  }
  return list;
}

/** The same for esbuild: `firefox121`. */
export const ESBUILD_TARGETS: string[] = OLDEST_BROWSERS.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);
