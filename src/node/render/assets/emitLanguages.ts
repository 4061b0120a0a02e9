import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '../../kit/contentError';
import { contentHash } from '../../kit/contentHash';
import { writeGenerated } from '../../kit/writeGenerated';

const FOLDER = 'translations';
const ENGLISH = 'translations.json';

const texts = z.record(z.string(), z.string()).optional();
const tableSchema = z.looseObject({
  strings: texts,
  labels: texts,
  pages: texts,
  languages: texts,
});

/**
 * Reads a table of translations.
 * @throws ContentError when it is no JSON, or holds something that is not text.
 */
export function readTable(file: string): z.infer<typeof tableSchema> {
  try {
    return tableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof z.ZodError)) throw error;
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    throw new ContentError(
      { file },
      `The table of translations cannot be read. ${reason}`,
      'Write JSON with "strings", "labels", "pages" and "languages", each with texts by name.',
    );
  }
}

/**
 * Writes the table of each language that a `translations/translations-xx.json` defines, and the
 * module through which the browser knows the languages.
 * @param folder Folder of hashed files below `public`.
 * @returns The names of the files.
 * @throws ContentError when the English table has no name for a language.
 */
export function emitLanguages(folder: string): Record<string, string> {
  const names = readTable(`${FOLDER}/${ENGLISH}`).languages ?? {};
  const files: Record<string, string> = {};
  const languages = [{ code: 'en', name: nameOf(names, 'en'), table: '' }];
  for (const table of readdirSync(FOLDER).sort()) {
    const code = /^translations-(.+)\.json$/.exec(table)?.[1];
    if (code === undefined) continue;
    const { strings, labels, pages } = readTable(`${FOLDER}/${table}`);
    const content = JSON.stringify({ strings, labels, pages });
    const file = `language-${code}.${contentHash(content)}.json`;
    writeGenerated(`public/${folder}/${file}`, content);
    files[`language-${code}`] = file;
    languages.push({ code, name: nameOf(names, code), table: `/${folder}/${file}` });
  }
  writeGenerated('.generated/languages.ts', renderModule(languages));
  return files;
}

function renderModule(languages: readonly { code: string }[]): string {
  const codes = JSON.stringify(languages.map(({ code }) => code));
  return `/** Codes of the languages; apart because the boot script needs nothing else. */
export const languageCodes: readonly string[] = ${codes};

/** The languages of the interface, and where each one's table is; the text itself is English. */
export const languages: readonly { code: string; name: string; table: string }[] = ${JSON.stringify(languages, null, 2)};
`;
}

function nameOf(names: Readonly<Record<string, string>>, code: string): string {
  const name = names[code];
  if (name !== undefined) return name;
  throw new ContentError(
    { file: `${FOLDER}/${ENGLISH}` },
    `The language "${code}" has no name, so the language menu cannot show it.`,
    `Add its own name for itself under "languages", for example "zh": "中文".`,
  );
}
