import { translate } from '../../core/interfaceText';
import type { SandboxLibraries } from '../../core/sandbox';
import { lengthOf, MAX_CODE_LENGTH } from '../limits';
import { compileModule } from './compileModule';
import { explainMissing } from './explainMissing';
import { addLoopGuards } from './loopGuards';
import type { CompiledFile, CompiledRun } from './protocol';
import type { SandboxFiles, SandboxProblem } from './types';

/** What Sucrase adds to its errors. */
type SyntaxProblem = Error & { loc?: { line: number; column: number } };

/**
 * Compiles the files of a run, with the lines of their sources.
 * @returns The run, or the first mistake in the code.
 */
export function compileRun(
  run: number,
  files: SandboxFiles,
  entry: string,
  libraries: SandboxLibraries,
): CompiledRun | SandboxProblem {
  const problem = (message: string, place: object = {}): SandboxProblem => {
    return { kind: 'problem', run, phase: 'compile', message, ...place };
  };
  const length = lengthOf(files);
  if (length > MAX_CODE_LENGTH) {
    return problem(
      translate('The code has {{length}} characters. At most {{limit}} can run here.', {
        length: length.toLocaleString('en'),
        limit: MAX_CODE_LENGTH.toLocaleString('en'),
      }),
    );
  }
  if (!Object.hasOwn(files, entry)) {
    return problem(translate('There is no file {{file}}.', { file: entry }));
  }
  const compiled: Record<string, CompiledFile> = {};
  for (const [name, code] of Object.entries(files)) {
    try {
      compiled[name] = compileOnce(name, code);
    } catch (thrown) {
      const { message, loc } = thrown as SyntaxProblem;
      return problem(plainMessage(message), { file: name, ...loc });
    }
  }
  const wanted = [...new Set(Object.values(compiled).flatMap(requiredModules))];
  const isThere = (name: string) => Object.hasOwn(libraries.modules, name);
  // From entries: a name may be `__proto__`.
  const modules = Object.fromEntries(
    wanted.filter(isThere).map((name) => [name, libraries.modules[name]!]),
  );
  const missing = Object.fromEntries(
    wanted
      .filter((name) => !isThere(name))
      .map((name) => [name, explainMissing(name, files, libraries)]),
  );
  const texts = {
    noDefault: translate('{{file}} has no default export: export the component to show.', {
      file: entry,
    }),
    // The frame puts the name in: it may be put together as the code runs.
    missing: translate('{{name}} is not available here.'),
  };
  return { run, entry, files: compiled, modules, missing, texts };
}

/** What became of each file last: whoever types changes one of them. */
const last = new Map<string, { code: string; compiled: CompiledFile }>();

function compileOnce(name: string, code: string): CompiledFile {
  const known = last.get(name);
  if (known?.code === code) return known.compiled;
  const compiled = compileFile(name, code);
  last.set(name, { code, compiled });
  return compiled;
}

function compileFile(name: string, code: string): CompiledFile {
  if (name.endsWith('.css')) return { code, kind: 'styles' };
  if (name.endsWith('.json')) return { code, kind: 'json' };
  const compiled = compileModule(addLoopGuards(name, code), {
    // `.ts` has no JSX: there `<T>` is a type.
    jsx: !name.endsWith('.ts'),
    types: /\.tsx?$/.test(name),
  });
  if (/\bimport\.meta\b/.test(compiled)) {
    throw new Error(translate('import.meta is not available here, and so workers are not.'));
  }
  return { code: compiled, kind: 'module' };
}

/** `Unexpected token (12:5)` without its place, which is said elsewhere. */
const plainMessage = (message: string): string => message.replace(/ \(\d+:\d+\)$/, '');

/** What a compiled module requires; a text in it that looks alike does no harm. */
function requiredModules({ code, kind }: CompiledFile): string[] {
  if (kind !== 'module') return [];
  return [...code.matchAll(/\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g)].map((match) => match[2]!);
}
