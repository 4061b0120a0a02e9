import { existsSync } from 'node:fs';
import type { DemoForm } from '../../../core/demoTypes';
import { ContentError } from '../../kit/contentError';
import { collectForm, type CollectedForm } from './collectForm';
import type { DemoPlace } from './demoPlace';
import { readModule } from './readModule';

/** How the main file of each form ends (SPEC 5.1). */
export const FORM_ENDINGS: Readonly<Record<DemoForm, string>> = {
  system: '.tsx',
  css: '.css.tsx',
  tailwind: '.tailwind.tsx',
};

/** A demo as its files on disk make it. */
export interface CollectedDemo {
  name: string;
  place: DemoPlace;
  forms: Partial<Record<DemoForm, CollectedForm>>;
}

/**
 * Reads a demo in all its forms, with every file that they import.
 * @param name What Markdown and hashes call it: `BasicSort`.
 * @throws ContentError for anything that a writer has to mend.
 */
export function collectDemo(name: string, place: DemoPlace): CollectedDemo {
  const forms: CollectedDemo['forms'] = {};
  for (const form of Object.keys(FORM_ENDINGS) as DemoForm[]) {
    const file = `${place.folder}/${name}${FORM_ENDINGS[form]}`;
    if (!existsSync(file)) continue;
    forms[form] = collectForm(file, place);
    checkMainFile(name, forms[form]);
    checkFileNames(forms[form]);
    if (form === 'css') checkStyleModule(name, forms[form]);
  }
  return { name, place, forms };
}

/** The demo's component is the default export, under the demo's name. */
function checkMainFile(name: string, { files }: CollectedForm): void {
  const main = files[0]!;
  const { defaultExport } = readModule(main.path, main.code);
  if (defaultExport === name) return;
  const found = defaultExport === undefined ? 'nothing' : defaultExport;
  throw new ContentError(
    { file: main.path },
    `A demo's file exports its component as default; this one exports ${found}.`,
    `Write: export default function ${name}() { … }`,
  );
}

/** Exported projects have a main module, and call the demo's own file Demo (SPEC 5.6). */
function checkFileNames({ files }: CollectedForm): void {
  const taken = files.slice(1).find(({ name }) => /^(?:Demo|main)\.tsx?$/.test(name));
  if (!taken) return;
  const problem = 'Exported demos have a file of this name already.';
  throw new ContentError({ file: taken.path }, problem, 'Name it after what it shows.');
}

function checkStyleModule(name: string, { files }: CollectedForm): void {
  if (files.some((file) => file.name === `${name}.module.css`)) return;
  throw new ContentError(
    { file: files[0]!.path },
    `The CSS form does not import ${name}.module.css.`,
    `Write: import styles from './${name}.module.css'; and put the demo's rules there.`,
  );
}
