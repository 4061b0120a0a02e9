import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';

const COLON = 58;

/**
 * remark-directive with `:::containers` only (SPEC 4.2): its inline and one-line forms would turn
 * `10:30` and `key:value` in plain text into directives.
 */
export function containerDirectives(this: Processor): void {
  remarkDirective.call(this);
  const extension = this.data().micromarkExtensions?.at(-1);
  const constructs = [extension?.flow?.[COLON] ?? []].flat();
  if (!extension || constructs.length !== 2) {
    throw new Error('remark-directive has changed: revise containerDirectives.ts.');
  }
  extension.text = {};
  // A container is the one that may not be interrupted by lazy lines; a leaf is a single line.
  extension.flow = { [COLON]: constructs.filter((construct) => construct.concrete) };
}
