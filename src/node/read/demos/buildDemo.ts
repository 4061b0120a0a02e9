import type { DemoForm, DemoInfo, DemoSources } from '../../../core/demoTypes';
import { ContentError } from '../../kit/contentError';
import type { CollectedDemo } from './collectDemo';
import { withoutTailwindPrefix } from '../../../core/tailwindEntry';
import { demoDependencies } from '../../../core/demoDependencies';
import type { CodeNames } from '../names/codeNames';
import { installedVersion } from './packages';
import { demoTitle } from './demoTitle';
import { renderFile, type RenderedFile } from './renderFile';
import { renderTailwind } from './renderTailwind';

/** A demo ready to be written: what the page knows of it, its files, and Tailwind's rules. */
export interface BuiltDemo {
  info: Omit<DemoInfo, 'sourcesUrl' | 'stylesheets'>;
  sources: DemoSources;
  /** Text of the style sheet that a form needs beside its component. */
  styles: Partial<Record<DemoForm, string>>;
}

/**
 * Renders a demo's files in both languages and gathers what its frame shows.
 * @param names The names of the API in its files, by their paths.
 * @throws ContentError for code that cannot be shown or exported.
 */
export async function buildDemo(
  demo: CollectedDemo,
  names: CodeNames = new Map(),
): Promise<BuiltDemo> {
  const { name, forms } = demo;
  const sources: DemoSources = {};
  for (const [form, { files }] of entriesOf(forms)) {
    const shown = await Promise.all(files.map((file) => renderFile(file, names.get(file.path))));
    const rendered = form === 'tailwind' ? shown.map(asReadersWriteIt) : shown;
    const preview = previewOf(rendered[0]!);
    sources[form] = {
      TS: rendered.map(({ TS }) => TS.file),
      // What held types alone is no file of a JavaScript project.
      JS: rendered.map(({ JS }) => JS.file).filter(({ code }) => code.trim() !== ''),
      ...(preview && { preview }),
    };
  }
  const { system } = sources;
  const info = {
    name,
    title: demoTitle(name),
    forms: entriesOf(forms).map(([form]) => form),
    file: forms.system!.files[0]!.path,
    files: system!.TS.map((file) => file.name),
    html: system!.TS[0]!.html,
    ...(system!.preview && { preview: system!.preview.TS }),
    dependencies: dependenciesOf(demo),
  };
  const styles = forms.tailwind ? { tailwind: await renderTailwind(forms.tailwind) } : {};
  return { info, sources, styles };
}

function entriesOf<Value>(forms: Partial<Record<DemoForm, Value>>): [DemoForm, Value][] {
  return Object.entries(forms) as [DemoForm, Value][];
}

/** A file of the Tailwind form without the prefix that its classes have on this site. */
function asReadersWriteIt({ TS, JS }: Record<'TS' | 'JS', RenderedFile>) {
  return { TS: withoutPrefix(TS), JS: withoutPrefix(JS) };
}

function withoutPrefix({ file, preview }: RenderedFile): RenderedFile {
  return {
    file: {
      ...file,
      code: withoutTailwindPrefix(file.code),
      html: withoutTailwindPrefix(file.html),
    },
    preview: preview && withoutTailwindPrefix(preview),
  };
}

function previewOf({ TS, JS }: Record<'TS' | 'JS', RenderedFile>) {
  return TS.preview === undefined ? undefined : { TS: TS.preview, JS: JS.preview ?? TS.preview };
}

function dependenciesOf({ forms, place, name }: CollectedDemo): Record<string, string> {
  const imports = Object.values(forms).flatMap(({ packageImports }) => packageImports);
  try {
    return demoDependencies(imports, installedVersion);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const position = { file: `${place.folder}/${name}.tsx` };
    throw new ContentError(position, error.message, 'Import an adapter that the pickers have.');
  }
}
