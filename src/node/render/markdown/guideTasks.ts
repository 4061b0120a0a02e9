import type { GuideSection } from '../../read/markdown/parsedGuide';
import type { AgentTask } from './agentPage';

/** Returns what a guide shows how to do: its sections that have a demo, each with the first one. */
export function guideTasks(sections: readonly GuideSection[]): AgentTask[] {
  const tasks: AgentTask[] = [];
  let title: string | undefined;
  for (const section of sections) {
    if (section.heading?.depth === 2) title = section.title;
    for (const node of section.nodes) {
      if (title === undefined || node.type !== 'embed' || node.block.kind !== 'demo') continue;
      tasks.push({ title, demo: node.block.name });
      title = undefined;
    }
  }
  return tasks;
}
