import { fillIn } from '../core/fillIn';
import type { CompiledFile, CompiledRun } from '../playground/sandbox/protocol';
import { createLoopGuards } from './loops';

type Exports = Record<string, unknown>;
type Require = (name: string) => unknown;

/** Begins every module; problems in the first line have their columns behind it. */
export const MODULE_START = '(function(require,exports,module,__tick,__watch){';

/** Marks the addresses of the reader's files in stacks. */
export const FILE_MARK = 'sandbox:';

/** Source texts of the parts of the libraries, and what those that ran export. */
const texts = new Map<string, string>();
const parts = new Map<string, Exports>();

/** Keeps libraries until something requires them. */
export function addLibraries(libraries: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(libraries)) texts.set(name, text);
}

// Indirect, so that the code sees the globals alone.
const evaluate = (code: string): unknown => (0, eval)(code);

type PartFunction = (require: Require, module: { exports: Exports }, exports: Exports) => void;

function requirePart(name: string): Exports {
  const known = parts.get(name);
  if (known) return known;
  const text = texts.get(name);
  if (text === undefined) throw new Error(`The part ${name} of the libraries did not arrive.`);
  const module = { exports: {} as Exports };
  parts.set(name, module.exports);
  const run = evaluate(
    `(function(require,module,exports){${text}\n})\n//# sourceURL=library:${name}`,
  ) as PartFunction;
  run(requirePart, module, module.exports);
  parts.set(name, module.exports);
  texts.delete(name);
  return module.exports;
}

/**
 * Returns a module of the libraries.
 * @param part Name of the part that defines it.
 */
export function requireLibrary(name: string, part: string): Exports {
  const modules = requirePart(part).modules as Record<string, Exports>;
  const namespace = modules[name]!;
  // Tells code that was compiled to CommonJS where the default export is.
  if (!('__esModule' in namespace)) Object.defineProperty(namespace, '__esModule', { value: true });
  return namespace;
}

type FileFunction = (
  require: Require,
  exports: Exports,
  module: { exports: Exports },
  tick: unknown,
  watch: unknown,
) => void;

/** Runs the files of a run, each once, and returns what its entry exports. */
export function runFiles({ entry, files, modules, missing, texts }: CompiledRun): Exports {
  const done = new Map<string, Exports>();
  // A name that is put together as the code runs is not in the list.
  const reasonFor = (name: string) =>
    Object.hasOwn(missing, name) ? missing[name] : fillIn(texts.missing, { name });
  const runFile = (name: string): Exports => {
    const known = done.get(name);
    if (known) return known;
    const file = files[name]!;
    const module = { exports: {} as Exports };
    done.set(name, module.exports);
    const requireFrom = (wanted: string): unknown => {
      if (wanted.startsWith('.')) {
        const target = findFile(wanted, name, files);
        if (target === undefined) throw new Error(reasonFor(wanted));
        return runFile(target);
      }
      if (Object.hasOwn(modules, wanted)) return requireLibrary(wanted, modules[wanted]!);
      throw new Error(reasonFor(wanted));
    };
    module.exports = runText(name, file, module, requireFrom);
    done.set(name, module.exports);
    return module.exports;
  };
  return runFile(entry);
}

function runText(
  name: string,
  { code, kind }: CompiledFile,
  module: { exports: Exports },
  requireFrom: Require,
): Exports {
  if (kind === 'json') return { __esModule: true, default: JSON.parse(code) as unknown };
  if (kind === 'styles') return styleModule(name, code);
  const { tick, watch } = createLoopGuards(name);
  const run = evaluate(
    `${MODULE_START}${code}\n})\n//# sourceURL=${FILE_MARK}${encodeURIComponent(name)}`,
  ) as FileFunction;
  run(requireFrom, module.exports, module, tick, watch);
  return module.exports;
}

/** The frame has one demo, so its classes can keep their names. */
function styleModule(name: string, css: string): Exports {
  const id = `styles of ${name}`;
  const element = document.getElementById(id) ?? document.createElement('style');
  element.id = id;
  element.textContent = css.replace(/:global\(([^)]*)\)/g, '$1');
  document.head.append(element);
  const names = new Proxy({}, { get: (_names, className) => String(className) });
  return { __esModule: true, default: names };
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.json', '/index.ts', '/index.js'];

/** Returns the file that a relative import leads to, from the folder of its importer. */
export function findFile(
  wanted: string,
  importer: string,
  files: Readonly<Record<string, unknown>>,
): string | undefined {
  const target = joinPath(importer.split('/').slice(0, -1), wanted.split('/'));
  return ENDINGS.map((ending) => target + ending).find((name) => Object.hasOwn(files, name));
}

function joinPath(folder: readonly string[], segments: readonly string[]): string {
  const path = [...folder];
  for (const segment of segments) {
    if (segment === '..' && path.length > 0 && path.at(-1) !== '..') path.pop();
    else if (segment !== '.') path.push(segment);
  }
  return path.join('/');
}
