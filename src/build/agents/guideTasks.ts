import { toString } from 'mdast-util-to-string';
import { EXPLICIT_IDS } from '../markdown/headings';
import type { ParsedGuide } from '../parsedGuide';
import type { AgentTask } from './agentPage';

/** Returns what a guide shows how to do: its sections that have a demo, each with the first one. */
export function guideTasks({ text, tree }: ParsedGuide['source']): AgentTask[] {
  const tasks: AgentTask[] = [];
  let title: string | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      title = toString(node, { includeHtml: false }).replace(EXPLICIT_IDS, '').trim();
    }
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const demo = node.type === 'paragraph' && /^\{\{"demo":\s*"(\w+)/.exec(source)?.[1];
    if (!demo || title === undefined) continue;
    tasks.push({ title, demo });
    title = undefined;
  }
  return tasks;
}
