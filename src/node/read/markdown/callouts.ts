import type { Parents, Root, RootContent } from 'mdast';
import type { GuideDraft } from './guideDraft';
import { calloutKinds } from './labels';
import { suggest } from './suggestion';

type Container = Extract<RootContent, { type: 'containerDirective' }>;

function checkClosed(callout: Container, draft: GuideDraft): void {
  const source = draft.sourceOf(callout);
  const fence = /^:{3,}/.exec(source)![0];
  const lastLine = source.slice(source.lastIndexOf('\n') + 1).replace(/^[>\s]+/, '');
  if (!source.includes('\n') || !new RegExp(`^${fence}:*\\s*$`).test(lastLine)) {
    const fix = `Close it with ${fence} on a line of its own.`;
    throw draft.problem(callout, `The callout :::${callout.name} is never closed.`, fix);
  }
}

function checkCallout(callout: Container, outer: Container | undefined, draft: GuideDraft): void {
  const { name } = callout;
  if (!calloutKinds.some((kind) => kind === name)) {
    const fix = suggest(name, calloutKinds, 'Callouts are');
    throw draft.problem(callout, `":::${name}" is not a callout.`, fix);
  }
  if (outer) {
    const problem = `The callout stands inside the one of line ${outer.position?.start.line}.`;
    const fix = 'Close that one first, with ::: on a line of its own: callouts do not nest.';
    throw draft.problem(callout, problem, fix);
  }
  checkClosed(callout, draft);
  if (Object.keys(callout.attributes ?? {}).length > 0) {
    const fix = 'Remove the braces; a title goes into brackets: :::info[Title].';
    throw draft.problem(callout, 'A callout has no attributes.', fix);
  }
  if (callout.children.every(isCalloutTitle)) {
    throw draft.problem(callout, 'The callout is empty.', 'Write its text or remove it.');
  }
}

function checkWithin(parent: Parents, outer: Container | undefined, draft: GuideDraft): void {
  let previous: RootContent | undefined;
  for (const node of parent.children) {
    const callout = node.type === 'containerDirective' ? node : undefined;
    if (callout) checkCallout(callout, outer, draft);
    if (callout && previous?.type === 'containerDirective') {
      const fix = 'Join the two callouts, or say one of them in the text.';
      throw draft.problem(callout, 'Two callouts stand in a row.', fix);
    }
    if ('children' in node) checkWithin(node, callout ?? outer, draft);
    previous = node;
  }
}

/** Tells whether a node is the `[Title]` of the callout around it. */
export function isCalloutTitle(node: RootContent): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

/**
 * Checks `:::info`, `:::success`, `:::warning` and `:::error` (SPEC 4.2).
 * @throws ContentError for an unknown, open or empty one, and for two in a row.
 */
export function checkCallouts(tree: Root, draft: GuideDraft): void {
  checkWithin(tree, undefined, draft);
}
