import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type {
  Blockquote,
  Code,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { visit } from 'unist-util-visit';
import { isCalloutTitle } from '../../read/markdown/callouts';
import { isFlowParent } from '../../read/markdown/flowParents';
import { labels, type CalloutKind } from '../../read/markdown/labels';
import { inlineCode, paragraph, strong, text } from './buildNodes';

type Callout = Extract<RootContent, { type: 'containerDirective' }>;

/** Puts plain Markdown in the place of everything that only our dialect has. */
export function plainBlocks(tree: Root): void {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const node = parent as Parents;
    const children = node.children as RootContent[];
    node.children = (isFlowParent(parent) ? flow(children) : phrases(children)) as never;
  });
}

function flow(children: readonly RootContent[]): RootContent[] {
  let isInTabs = false;
  return children.flatMap((node): RootContent[] => {
    if (node.type === 'containerDirective') return [quote(node)];
    if (node.type === 'code') return labelled(node, isInTabs);
    if (node.type !== 'html') return [node];
    const tabs = /^<(\/?)codeblock[\s>]/i.exec(node.value);
    if (tabs) isInTabs = tabs[1] === '';
    // Of <details> and <summary> the label is left; what they hold follows.
    const label = toString(fromHtml(node.value, { fragment: true })).trim();
    return label === '' ? [] : [paragraph(strong(text(label)))];
  });
}

/** A callout as a quote that begins with its kind and title. */
function quote({ name, children }: Callout): Blockquote {
  const title = children.find(isCalloutTitle) as Paragraph | undefined;
  const kind = labels.callouts[name as CalloutKind];
  const start = title ? [text(`${kind}: `), ...title.children] : [text(kind)];
  const rest = children.filter((child) => !isCalloutTitle(child));
  return { type: 'blockquote', children: [paragraph(strong(...start)), ...rest] };
}

/** A block of code without what only our pages do with it; its title stands above. */
function labelled({ value, lang, meta }: Code, isTab: boolean): RootContent[] {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  const block: Code = { type: 'code', value, lang: lang ?? null };
  if (title === undefined) return [block];
  const label = isTab
    ? [strong(text(`${labels.tabs[title] ?? title}:`))]
    : [inlineCode(title), text(':')];
  return [paragraph(...label), block];
}

/** `<kbd>` is code in Markdown; line breaks, `<sub>` and `<sup>` have no other form than HTML. */
function phrases(children: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let keys: PhrasingContent[] | undefined;
  for (const node of children) {
    const tag = node.type === 'html' ? /^<(\/?)kbd\b/i.exec(node.value) : null;
    if (tag?.[1] === '') keys = [];
    else if (tag) {
      result.push(
        inlineCode((keys ?? []).map((key) => ('value' in key ? key.value : '')).join('')),
      );
      keys = undefined;
    } else if (keys) keys.push(node as PhrasingContent);
    else result.push(node);
  }
  return result;
}
