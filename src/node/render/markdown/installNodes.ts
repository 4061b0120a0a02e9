import type { RootContent } from 'mdast';
import { preferences } from '../../../core/preferences';
import type { InstallSnippet } from '../../read/markdown/embedOptions';
import { labels } from '../../read/markdown/labels';
import { code, paragraph, strong, text } from './buildNodes';

/** Returns the commands that install a package with npm: one for each plan and date library. */
export function installNodes(snippet: InstallSnippet): RootContent[] {
  const { packages, peers = '', adapters = false } = snippet;
  const libraries = adapters ? preferences.dateAdapter.values : [''];
  return preferences.plan.values.flatMap((plan) => {
    const name = packages[plan];
    if (name === undefined) return [];
    const commands = libraries.map((library) =>
      `npm install ${name} ${library} ${peers}`.trim().replace(/\s+/g, ' '),
    );
    const title = paragraph(strong(text(`${labels.tabs[plan]}:`)));
    return [title, code(commands.join('\n# or\n'), 'bash')];
  });
}
