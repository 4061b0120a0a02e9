import type { ParsedGuide } from '../markdown/parsedGuide';

/** Names of the demos that a guide shows, in reading order. */
export function demoNames({ props }: Pick<ParsedGuide, 'props'>): string[] {
  return props.blocks.flatMap((block) => (block.kind === 'demo' ? [block.name] : []));
}
