import type { Paragraph, Root, RootContent } from 'mdast';
import type { GuideBlock } from '../../../core/types';
import {
  demoOptionsSchema,
  describeOptionIssue,
  installSnippetSchema,
  type InstallSnippet,
} from './embedOptions';
import type { GuideDraft } from './guideDraft';
import { renderInstallSnippet } from './installSnippet';
import { suggest } from './suggestion';

const EXAMPLE = 'Write {{"demo": "Name.tsx", "height": 400}} or {{"component": "Name"}}.';
const INSTALL_SNIPPET = 'InstallSnippet';

type Embedded = Extract<GuideBlock, { kind: 'demo' | 'component' }>;

function parseEmbed(source: string, node: Paragraph, draft: GuideDraft): Record<string, unknown> {
  if (!source.endsWith('}}')) {
    const fix = `End the paragraph with }} and an empty line. ${EXAMPLE}`;
    throw draft.problem(node, 'A paragraph that begins with {{ does not end with }}.', fix);
  }
  try {
    return JSON.parse(source.slice(1, -1)) as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fix = `Use JSON: double quotes, no comma at the end, one embed a paragraph. ${EXAMPLE}`;
    throw draft.problem(node, `What {{ }} holds is not valid JSON: ${reason}.`, fix);
  }
}

function readDemo(file: unknown, options: object, node: Paragraph, draft: GuideDraft): Embedded {
  const name = /^(\w+)\.tsx$/.exec(String(file))?.[1];
  if (name === undefined) {
    throw draft.problem(node, `"${String(file)}" is not the name of a demo's file.`, EXAMPLE);
  }
  if (!draft.context.demos.has(name)) {
    const fix = suggest(name, draft.context.demos, 'Demos beside this file are');
    throw draft.problem(node, `There is no demo ${name}.tsx beside this file.`, fix);
  }
  const result = demoOptionsSchema.safeParse(options);
  if (!result.success) {
    const { problem, fix } = describeOptionIssue(result.error, demoOptionsSchema);
    throw draft.problem(node, problem, fix);
  }
  draft.claimId(name, node, `Show ${name}.tsx once, and link to #${name} elsewhere.`);
  return { kind: 'demo', name, options: result.data };
}

function readInstallSnippet(props: object, node: Paragraph, draft: GuideDraft): InstallSnippet {
  const result = installSnippetSchema.safeParse(props);
  if (!result.success) {
    const { problem, fix } = describeOptionIssue(result.error, installSnippetSchema);
    throw draft.problem(node, problem, fix);
  }
  return result.data;
}

function readComponent(name: unknown, props: object, node: Paragraph, draft: GuideDraft): Embedded {
  const { components } = draft.context;
  if (typeof name !== 'string' || !components.has(name)) {
    const fix = suggest(String(name), [INSTALL_SNIPPET, ...components], 'Components are');
    throw draft.problem(node, `There is no component "${String(name)}" to embed.`, fix);
  }
  return { kind: 'component', name, props: { ...props } };
}

function readEmbed(source: string, node: Paragraph, draft: GuideDraft): RootContent {
  const { demo, component, ...rest } = parseEmbed(source, node, draft);
  const { position } = node;
  if ((demo === undefined) === (component === undefined)) {
    throw draft.problem(node, '{{ }} names neither a demo nor a component, or both.', EXAMPLE);
  }
  if (component === INSTALL_SNIPPET) {
    return { type: 'install', snippet: readInstallSnippet(rest, node, draft), position };
  }
  const block =
    demo === undefined
      ? readComponent(component, rest, node, draft)
      : readDemo(demo, rest, node, draft);
  return { type: 'embed', block, position };
}

/**
 * Replaces each paragraph `{{"demo": …}}` or `{{"component": …}}` by what it names (SPEC 4.2). Those
 * that stand deeper in the page are left as text, which is an error later.
 * @throws ContentError for broken JSON, unknown names and unknown options.
 */
export function readEmbeds(tree: Root, draft: GuideDraft): void {
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'paragraph') continue;
    const source = draft.sourceOf(node).trim();
    if (source.startsWith('{{')) tree.children[index] = readEmbed(source, node, draft);
  }
}

/** Renders the commands that install packages as tabs. */
export function renderInstalls(tree: Root, draft: GuideDraft): void {
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== 'install') continue;
    const html = renderInstallSnippet(node.snippet, draft);
    tree.children[index] = { type: 'rendered', html, position: node.position };
  }
}
