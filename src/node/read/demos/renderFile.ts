import path from 'node:path';
import type { DemoFile } from '../../../core/demoTypes';
import { ContentError } from '../../kit/contentError';
import { isCodeLanguage } from '../markdown/codeLanguages';
import { highlight } from '../markdown/highlight';
import type { SourceFile } from './collectForm';
import type { CodeName } from '../names/codeNames';
import { linkCode } from '../names/linkCode';
import { moveNames, namesOfPart } from '../names/moveNames';
import { namesWithoutMarks, readPreview } from './preview';
import { scriptName, toJavaScript } from './toJavaScript';

/** A file as a tab shows it, and the marked part of it. */
export interface RenderedFile {
  file: DemoFile;
  /** The part between the marks, highlighted. */
  preview: string | undefined;
}

const rendered = new Map<string, Promise<Record<'TS' | 'JS', RenderedFile>>>();

/**
 * Returns a file of a demo in both languages. Demos share datasets, so each is rendered once a run.
 * @param names The names of the API in the file, which become links.
 * @throws ContentError when it has no JavaScript form or its preview is marked wrongly.
 */
export function renderFile(
  source: SourceFile,
  names: readonly CodeName[] = [],
): Promise<Record<'TS' | 'JS', RenderedFile>> {
  const key = `${source.path}\0${source.name}\0${source.code}\0${names.length}`;
  const known = rendered.get(key) ?? renderBoth(source, names);
  rendered.set(key, known);
  return known;
}

async function renderBoth(
  source: SourceFile,
  names: readonly CodeName[],
): Promise<Record<'TS' | 'JS', RenderedFile>> {
  try {
    const TS = renderOne(source.name, source.code, source.path, names);
    if (!/\.tsx?$/.test(source.name)) return { TS, JS: TS };
    const script = await toJavaScript(source.path, source.code);
    const moved = moveNames(source.code, names, script);
    return { TS, JS: renderOne(scriptName(source.name), script, source.path, moved) };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(
      { file: source.path },
      `The file cannot be shown: ${reason.split('\n')[0]}`,
      'Correct what the message names; `npx prettier --check` on the file may say more.',
    );
  }
}

function renderOne(
  name: string,
  marked: string,
  file: string,
  names: readonly CodeName[],
): RenderedFile {
  const { code, preview, start } = readPreview(marked, file);
  const extension = path.extname(name).slice(1);
  const language = isCodeLanguage(extension) ? extension : 'text';
  const html = linkCode(highlight(code, language), namesWithoutMarks(marked, names));
  if (preview === undefined) return { file: { name, code, html }, preview };
  const shown = namesOfPart(marked, names, start, preview);
  return { file: { name, code, html }, preview: linkCode(highlight(preview, language), shown) };
}
