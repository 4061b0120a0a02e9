import type { CodeName } from '../../read/names/codeNames';
import type { NameIndex, NameTarget } from './nameTarget';

/** A key of data or of a type, `rows: ['product']`; one of nested objects, as of a state, misleads nobody. */
const KEY = /(?<!\b(?:const|let) )\b([a-z]+)\??:\s(?![{A-Z])/g;

/** What names mean in the code of a section or a page. */
export class NameCounts {
  private readonly known = new Map<string, Set<NameTarget>>();
  private readonly others = new Set<string>();

  constructor(private readonly index: NameIndex) {}

  /** Adds the names of a piece of code. */
  add(code: string, names: readonly CodeName[]): void {
    for (const { start, end, href } of names) {
      const target = this.index.byHref(href);
      if (!target) continue;
      const name = code.slice(start, end);
      this.known.set(name, (this.known.get(name) ?? new Set()).add(target));
    }
    const starts = new Set(names.map(({ start }) => start));
    for (const { 1: key, index } of code.matchAll(KEY))
      if (!starts.has(index)) this.others.add(key!);
  }

  /** Everything that a name means there, in the order of the code. */
  targets(name: string): NameTarget[] {
    return [...(this.known.get(name) ?? [])];
  }

  /** Whether something that the reference lacks has the name there: a field of data, an option. */
  isOther(name: string): boolean {
    return this.others.has(name);
  }
}
