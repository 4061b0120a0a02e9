import type { Html, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { preferences, tabPreferences } from '../../../core/preferences';
import { isFlowParent } from './flowParents';
import type { GuideDraft } from './guideDraft';
import { parseTags } from './htmlTags';
import { readFence } from './readFence';
import { renderCodeBlock } from './renderCodeBlock';
import { renderTabGroup, type Tab } from './renderTabGroup';
import { suggest } from './suggestion';
import { MAX_FREE_TABS } from './tabRules';

const isOpening = (node: RootContent): node is Html =>
  node.type === 'html' && /^<codeblock[\s>]/i.test(node.value);
const isClosing = (node: RootContent) =>
  node.type === 'html' && /^<\/codeblock\s*>$/i.test(node.value.trim());

function readStorageKey(node: Html, draft: GuideDraft): string | undefined {
  const tags = parseTags(node.value);
  const [tag, ...others] = Array.isArray(tags) ? tags : [];
  if (!tag || others.length > 0 || /\n\s*\S/.test(node.value)) {
    const fix = 'Leave <codeblock …> alone on its line, with an empty line after it.';
    throw draft.problem(node, 'Something stands together with <codeblock>.', fix);
  }
  const unknown = [...tag.attributes.keys()].find((name) => name !== 'storagekey');
  if (unknown !== undefined) {
    const fix = 'The only attribute is storageKey.';
    throw draft.problem(node, `<codeblock> has no attribute "${unknown}".`, fix);
  }
  const key = tag.attributes.get('storagekey');
  if (key !== undefined && !Object.hasOwn(tabPreferences, key)) {
    const fix = suggest(key, Object.keys(tabPreferences), 'Known storage keys are');
    throw draft.problem(node, `"${key}" is not a storageKey.`, fix);
  }
  return key;
}

function readTab(node: RootContent, key: string | undefined, draft: GuideDraft): Tab {
  if (node.type !== 'code') {
    const fix = 'Put only code blocks between <codeblock> and </codeblock>.';
    throw draft.problem(node, 'A <codeblock> holds something that is no code block.', fix);
  }
  const { title, ...fence } = readFence(node, draft);
  if (title === undefined) {
    const fix = 'Give it one, which becomes its tab: ```bash title="npm".';
    throw draft.problem(node, 'A code block inside <codeblock> has no title.', fix);
  }
  const name = tabPreferences[key ?? ''];
  const allowed: readonly string[] | undefined = name && preferences[name].values;
  if (allowed && !allowed.includes(title)) {
    const fix = suggest(title, allowed, `Titles for storageKey="${key}" are`);
    throw draft.problem(node, `"${title}" is not a value of "${key}".`, fix);
  }
  return { value: title, html: renderCodeBlock(fence) };
}

function renderGroup(opening: Html, content: readonly RootContent[], draft: GuideDraft): string {
  const storageKey = readStorageKey(opening, draft);
  const number = draft.nextTabGroup();
  const tabs: Tab[] = [];
  for (const node of content) {
    const tab = readTab(node, storageKey, draft);
    if (tabs.some(({ value }) => value === tab.value)) {
      const fix = 'Give each code block a title of its own.';
      throw draft.problem(node, `Two tabs are called "${tab.value}".`, fix);
    }
    tabs.push(tab);
  }
  if (tabs.length < 2 || tabs.length > MAX_FREE_TABS) {
    const fix = `Put 2 to ${MAX_FREE_TABS} code blocks in it; one alone needs no <codeblock>.`;
    throw draft.problem(opening, `A <codeblock> holds ${tabs.length} code blocks.`, fix);
  }
  return renderTabGroup({ number, storageKey, tabs });
}

/**
 * Renders `<codeblock storageKey="…">` with the fences in it as a tab group (SPEC 4.2).
 * @throws ContentError for a group that is not closed, has a wrong key or wrong content.
 */
export function renderCodeTabs(tree: Root, draft: GuideDraft): void {
  visit(tree, (parent) => {
    if (!('children' in parent) || !isFlowParent(parent)) return;
    const children = (parent as Parents).children as RootContent[];
    for (const [start, opening] of children.entries()) {
      if (!isOpening(opening)) continue;
      const end = children.findIndex((node, index) => index > start && isClosing(node));
      if (end === -1) {
        readStorageKey(opening, draft);
        const fix = 'Close it with </codeblock> on a line of its own, after an empty line.';
        throw draft.problem(opening, 'The <codeblock> is never closed.', fix);
      }
      const html = renderGroup(opening, children.slice(start + 1, end), draft);
      children.splice(start, end - start + 1, {
        type: 'rendered',
        html,
        position: opening.position,
      });
    }
  });
}
