import type { Html, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isFlowParent } from './flowParents';
import type { GuideDraft } from './guideDraft';
import { parseTags, type HtmlTag } from './htmlTags';

const blockTags: readonly string[] = ['details', 'summary'];
const inlineTags: readonly string[] = ['kbd', 'br', 'sup', 'sub'];
const attributes: readonly string[] = ['class', 'id', 'open', 'title'];

type PlacedTag = HtmlTag & { line: number };

function placedTags(node: Html, draft: GuideDraft): PlacedTag[] {
  const firstLine = node.position?.start.line ?? 1;
  const lineAt = (offset: number) => firstLine + node.value.slice(0, offset).split('\n').length - 1;
  const fence = /^\s*(```|~~~)/m.exec(node.value);
  if (fence) {
    const fix = 'Leave an empty line between the HTML tag and the code block.';
    throw draft.problem(lineAt(fence.index), 'A code block is part of raw HTML.', fix);
  }
  const tags = parseTags(node.value);
  if (!Array.isArray(tags)) {
    const fix = 'Write &lt; for the character itself, or put code in backticks.';
    throw draft.problem(lineAt(tags.badOffset), 'A "<" starts no tag.', fix);
  }
  return tags.map((tag) => ({ ...tag, line: lineAt(tag.offset) }));
}

function checkTag(tag: PlacedTag, isFlow: boolean, draft: GuideDraft): void {
  if (tag.name === 'codeblock') {
    const fix = 'Put <codeblock> and </codeblock> on lines of their own, with empty lines around.';
    throw draft.problem(tag.line, 'A <codeblock> tag has no partner or is inside text.', fix);
  }
  if (!blockTags.includes(tag.name) && !inlineTags.includes(tag.name)) {
    const allowed = [...blockTags, ...inlineTags].join(', ');
    const fix = `Use Markdown, or backticks for code such as \`Array<string>\`. Allowed: ${allowed}.`;
    throw draft.problem(tag.line, `The HTML tag <${tag.name}> is not allowed.`, fix);
  }
  if (!isFlow && blockTags.includes(tag.name)) {
    const fix = 'Start it on a line of its own, after an empty line.';
    throw draft.problem(tag.line, `<${tag.name}> stands inside a paragraph.`, fix);
  }
  for (const [name, value] of tag.attributes) {
    if (!attributes.includes(name)) {
      const fix = `Remove it. Allowed attributes: ${attributes.join(', ')}.`;
      throw draft.problem(
        tag.line,
        `The attribute "${name}" of <${tag.name}> is not allowed.`,
        fix,
      );
    }
    if (name === 'id') draft.claimId(value, tag.line, 'Choose another id.');
  }
  if (tag.isSelfClosing && tag.name !== 'br') {
    const fix = `Write <${tag.name}>…</${tag.name}>.`;
    throw draft.problem(tag.line, `<${tag.name}/> cannot close itself.`, fix);
  }
}

/** Checks that the tags among siblings are in pairs: an open one would swallow the rest of the page. */
function checkPairs(tags: readonly PlacedTag[], draft: GuideDraft): void {
  const open: PlacedTag[] = [];
  for (const [index, tag] of tags.entries()) {
    const next = tags[index + 1];
    if (tag.name === 'details' && tag.kind === 'open' && next?.name !== 'summary') {
      const fix = 'Begin it with <summary>what it holds</summary>.';
      throw draft.problem(tag.line, 'A <details> has no <summary>.', fix);
    }
    if (tag.name === 'br') continue;
    if (tag.kind === 'open') open.push(tag);
    else if (open.pop()?.name !== tag.name) {
      const fix =
        'Close tags in the order in which they were opened, in the same paragraph or list.';
      throw draft.problem(tag.line, `</${tag.name}> closes nothing.`, fix);
    }
  }
  const left = open.at(-1);
  if (left) {
    const fix = `Write </${left.name}> where it ends.`;
    throw draft.problem(left.line, `<${left.name}> is never closed.`, fix);
  }
}

/**
 * Checks the raw HTML of a page (SPEC 4.2); comments are gone before.
 * @throws ContentError for any tag or attribute that is not on the short list.
 */
export function checkRawHtml(tree: Root, draft: GuideDraft): void {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const isFlow = isFlowParent(parent);
    const children = (parent as Parents).children as RootContent[];
    const htmlNodes = children.filter((node) => node.type === 'html');
    const tags = htmlNodes.flatMap((node) => placedTags(node, draft));
    for (const tag of tags) checkTag(tag, isFlow, draft);
    checkPairs(tags, draft);
  });
}
