import type { Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { labels } from './labels';

/** Draws the boxes of task lists as images with a name: they are no controls and have no label. */
export function drawTaskBoxes(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'input' || !parent || index === undefined) return;
    const isDone = Boolean(element.properties.checked);
    parent.children[index] = h('span', {
      className: isDone ? ['task-box', 'task-box-done'] : ['task-box'],
      role: 'img',
      ariaLabel: isDone ? labels.taskDone : labels.taskOpen,
    });
  });
}
