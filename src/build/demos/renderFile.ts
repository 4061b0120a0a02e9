import path from 'node:path';
import type { DemoFile } from '../../core/demoTypes';
import { ContentError } from '../contentError';
import { isCodeLanguage } from '../markdown/codeLanguages';
import { highlight } from '../markdown/highlight';
import type { SourceFile } from './collectForm';
import { readPreview } from './preview';
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
 * @throws ContentError when it has no JavaScript form or its preview is marked wrongly.
 */
export function renderFile(source: SourceFile): Promise<Record<'TS' | 'JS', RenderedFile>> {
  const key = `${source.path}\0${source.name}\0${source.code}`;
  const known = rendered.get(key) ?? renderBoth(source);
  rendered.set(key, known);
  return known;
}

async function renderBoth(source: SourceFile): Promise<Record<'TS' | 'JS', RenderedFile>> {
  try {
    const TS = renderOne(source.name, source.code, source.path);
    if (!/\.tsx?$/.test(source.name)) return { TS, JS: TS };
    const script = await toJavaScript(source.path, source.code);
    return { TS, JS: renderOne(scriptName(source.name), script, source.path) };
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

function renderOne(name: string, marked: string, file: string): RenderedFile {
  const { code, preview } = readPreview(marked, file);
  const extension = path.extname(name).slice(1);
  const language = isCodeLanguage(extension) ? extension : 'text';
  return {
    file: { name, code, html: highlight(code, language) },
    preview: preview === undefined ? undefined : highlight(preview, language),
  };
}
