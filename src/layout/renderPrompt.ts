import { DOCS_VERSION } from '../core/constants';

interface PromptParts {
  /** Markdown of the page: it names the packages and their versions, and holds its demos' files. */
  page: string;
  /** Name of the demo that is asked about, if it is one. */
  demo: string | undefined;
  /** Where the documentation is, without a slash at the end. */
  origin: string;
}

/**
 * Returns a text to paste into an AI assistant: rules, the documentation, and at its end the place
 * for the developer's own words. It is English in all languages of the site, as the documentation is.
 */
export function renderPrompt({ page, demo, origin }: PromptParts): string {
  const start = demo
    ? [
        `Start from the demo ${demo} of the documentation, whose file is ${demo}.tsx, and keep what the task doesn’t change.`,
      ]
    : [];
  const rules = [
    `Write code for MUI X ${DOCS_VERSION}, with the packages and versions that the documentation lists.`,
    'Use only the API below: components, props, slots, hooks, methods, and types exactly as the documentation writes them. Names from other versions or other libraries may not exist here.',
    `If the task needs something that the documentation doesn’t mention, say so instead of guessing. The other pages are listed at ${origin}/x/llms.txt.`,
    'Packages that end in -pro or -premium require a commercial license. Name the plan when your code uses one.',
    ...start,
  ];
  const blocks = [
    `Help me with MUI X ${DOCS_VERSION}. Follow these rules:`,
    rules.map((rule) => `- ${rule}`).join('\n'),
    // It holds headings and fences of its own: tags say where it ends.
    `<documentation>\n${page.trim()}\n</documentation>`,
    'My task:',
  ];
  return `${blocks.join('\n\n')} `;
}
