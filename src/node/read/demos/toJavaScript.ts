import { format, resolveConfig } from 'prettier';
import { transform } from 'sucrase';
import { dropTypes } from './dropTypes';

/** Returns the name that a TypeScript file has in a JavaScript project. */
export function scriptName(name: string): string {
  return name.replace(/\.tsx?$/, (ending) => ending.replace('ts', 'js'));
}

/** `new URL('./worker.ts', import.meta.url)`, which names the file with its ending. */
const FILE_ADDRESS = /(?<=\bnew URL\(\s*['"])\.[^'"]+(?=['"],\s*import\.meta\.url\b)/g;

/**
 * Returns a TypeScript module as somebody would have written it in JavaScript (SPEC 5.1): no types,
 * the comments and empty lines that were there, our format.
 * @param file Its name; `.tsx` holds JSX.
 * @throws Error when either side does not parse.
 */
export async function toJavaScript(file: string, code: string): Promise<string> {
  const { code: untyped } = transform(dropTypes(file, code), {
    transforms: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    // JSX needs no import any more, so one that only types used goes.
    jsxPragma: '_none',
    jsxFragmentPragma: '_none',
    disableESTransforms: true,
    filePath: file,
  });
  const renamed = untyped.replace(FILE_ADDRESS, scriptName);
  return format(renamed, { ...(await resolveConfig(file)), parser: 'babel' });
}
