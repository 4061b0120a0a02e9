import { readFileSync } from 'node:fs';
import { contentHash } from '../../kit/contentHash';
import { writeGenerated } from '../../kit/writeGenerated';

const PACKAGE = 'node_modules/@fontsource-variable/inter';
/** What our texts need: Latin, and Latin with the letters of Central Europe, fetched when used. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** Arial, or its free twin, in the proportions of Inter: nothing moves when the font arrives. */
const FALLBACK = `@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial'), local('Arimo'), local('Liberation Sans');
  ascent-override: 90.49%;
  descent-override: 22.56%;
  line-gap-override: 0%;
  size-adjust: 107.06%;
}
`;

/**
 * Copies the text font into a folder of hashed files and writes the style sheet that names it.
 * @param folder Folder below `public`.
 * @returns Name of the Latin file, which every page needs and so preloads.
 */
export function emitFonts(folder: string): string {
  const ranges = JSON.parse(readFileSync(`${PACKAGE}/unicode.json`, 'utf8')) as Record<
    string,
    string
  >;
  const faces = SUBSETS.map((subset) => {
    const font = readFileSync(`${PACKAGE}/files/inter-${subset}-wght-normal.woff2`);
    const file = `inter-${subset}.${contentHash(font)}.woff2`;
    writeGenerated(`public/${folder}/${file}`, font);
    return { file, rule: renderFace(`/${folder}/${file}`, ranges[subset]!) };
  });
  writeGenerated('.generated/styles/fonts.css', FALLBACK + faces.map(({ rule }) => rule).join(''));
  return faces[0]!.file;
}

function renderFace(url: string, unicodeRange: string): string {
  return `@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  font-display: swap;
  src: url('${url}') format('woff2');
  unicode-range: ${unicodeRange};
}
`;
}
