import type { Root } from 'mdast';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import type { GuideMeta } from '../../../core/types';
import { ContentError } from '../../kit/contentError';
import { frontMatterFixes, frontMatterSchema, type FrontMatterKey } from './frontMatterSchema';
import type { GuideDraft } from './guideDraft';
import { suggest } from './suggestion';

const START = 'Begin the file with `---`, then `title:` and `description:`, then `---`.';

/** The YAML of the file, parsed, with a way from a path in it to the line in the file. */
interface FrontMatter {
  document: Document;
  lineOf: (path: readonly PropertyKey[]) => number;
}

function parseYaml(yaml: string, draft: GuideDraft): FrontMatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const message = error.message.split('\n')[0]!.replace(/\.?$/, '.');
    throw draft.problem(
      lineAt(error.pos[0]),
      `The front matter is not valid YAML. ${message}`,
      'Put values that hold ": ", "#" or quotes inside quotes, and name each key once.',
    );
  }
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = path.length === 1 ? keyNode(document, path[0]) : document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : 1;
  };
  return { document, lineOf };
}

function keyNode(document: Document, key: PropertyKey | undefined): unknown {
  if (!isMap(document.contents)) return undefined;
  return document.contents.items.find((item) => String(item.key) === key)?.key;
}

function errorFor(issue: z.core.$ZodIssue, yaml: FrontMatter, draft: GuideDraft): ContentError {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0]!;
    const fix = suggest(key, Object.keys(frontMatterSchema.shape), 'Known keys are');
    return draft.problem(yaml.lineOf([key]), `"${key}" is not a key of the front matter.`, fix);
  }
  const key = issue.path[0] as FrontMatterKey;
  const isMissing = isMap(yaml.document.contents) && !yaml.document.contents.has(key);
  const problem = isMissing ? `The front matter has no "${key}".` : issue.message;
  return draft.problem(yaml.lineOf(issue.path), problem, frontMatterFixes[key]);
}

/**
 * Reads the front matter of a page (SPEC 4.1).
 * @throws ContentError when it is missing, is no YAML or holds what it must not.
 */
export function readFrontMatter(tree: Root, draft: GuideDraft): GuideMeta {
  const [first] = tree.children;
  if (first?.type !== 'yaml') {
    const isOpen = draft.text.startsWith('---\n');
    const problem = isOpen ? 'The front matter is never closed.' : 'The file has no front matter.';
    throw draft.problem(1, problem, START);
  }
  const yaml = parseYaml(first.value, draft);
  if (!isMap(yaml.document.contents)) {
    throw draft.problem(1, 'The front matter holds no `key: value` lines.', START);
  }
  const result = frontMatterSchema.safeParse(yaml.document.toJS());
  if (!result.success) {
    throw errorFor(result.error.issues[0]!, yaml, draft);
  }
  const { productId = draft.context.productId, ...meta } = result.data;
  return { ...meta, productId };
}
