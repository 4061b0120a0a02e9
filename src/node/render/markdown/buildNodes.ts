import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

/** Constructors of the Markdown nodes that our own sentences are made of. */

export const text = (value: string): Text => ({ type: 'text', value });
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children };
}

/** A heading of the page, under the id that it has there. */
export function sectionHeading(depth: Heading['depth'], id: string, title: string): Heading {
  return { type: 'heading', depth, children: [text(title)], data: { hProperties: { id } } };
}

/** A block of code; the language is left out where there is none. */
export function code(value: string, lang?: string): Code {
  return { type: 'code', value, ...(lang && { lang }) };
}

/** A list without empty lines between its items. */
export function list(items: readonly (BlockContent | DefinitionContent)[][]): List {
  const children = items.map((item): ListItem => {
    return { type: 'listItem', spread: false, children: item };
  });
  return { type: 'list', ordered: false, spread: false, children };
}
