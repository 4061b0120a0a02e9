import { h } from 'hastscript';
import type { Element } from 'hast';
import type { Paragraph, RootContent } from 'mdast';
import { isCalloutTitle } from './callouts';
import { labels, type CalloutKind } from './labels';
import type { Handler } from './renderTree';

type Container = Extract<RootContent, { type: 'containerDirective' }>;

/** Renders a callout: icon, title and text. A writer's title stands in place of the kind's name. */
export const renderCallout: Handler<Container> = (state, node): Element => {
  const kind = node.name as CalloutKind;
  const title = node.children.find(isCalloutTitle) as Paragraph | undefined;
  const text = { ...node, children: node.children.filter((child) => !isCalloutTitle(child)) };
  const name = labels.callouts[kind];
  const heading = title
    ? [h('span', { className: ['callout-kind'] }, `${name}: `), ...state.all(title)]
    : [name];
  return h('aside', { className: ['callout', `callout-${kind}`], role: 'note' }, [
    h('span', { className: ['icon', `icon-${kind}`, 'callout-icon'], ariaHidden: 'true' }),
    h('div', { className: ['callout-body'] }, [
      h('p', { className: ['callout-title'] }, heading),
      ...state.wrap(state.all(text), true),
    ]),
  ]);
};
