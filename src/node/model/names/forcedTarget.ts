import { ContentError } from '../../kit/contentError';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import { suggest } from '../../read/markdown/suggestion';
import type { NameIndex, NameTarget } from './nameTarget';

/**
 * Finds the name that a writer has asked for: `DataGrid`, or `DataGrid.columns`.
 * @param forced The name and the line of the Markdown, `DataGrid.columns 41`; no name for no link.
 * @throws ContentError when the API reference has no such name.
 */
export function forcedTarget(
  guide: Pick<ParsedGuide, 'file' | 'props'>,
  forced: string,
  index: NameIndex,
): NameTarget | undefined {
  const [name = '', line] = forced.split(' ');
  if (name === '') return undefined;
  const product = guide.props.meta.productId.replace(/^x-/, '');
  const known = index.writtenNames();
  const found = known.get(`${product}/${name}`) ?? known.get(name);
  if (found) return found;
  const names = [...known.keys()].filter((key) => !key.includes('/'));
  const near = /^Did you mean "[^"]+"\?/.exec(suggest(name, names, ''))?.[0];
  throw new ContentError(
    { file: guide.file, line: Number(line) },
    `The API reference has no "${name}".`,
    near ?? 'Write a component, hook or type, or one of its rows: DataGrid.columns.',
  );
}
