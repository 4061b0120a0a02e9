import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { containerDirectives } from './containerDirectives';

const processor = unified()
  .use(remarkParse)
  // One tilde is what "about" looks like: `~5 ms`.
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter)
  .use(containerDirectives)
  .freeze();

/** Returns the syntax tree of a Markdown file in our dialect (SPEC 4.2). */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}
