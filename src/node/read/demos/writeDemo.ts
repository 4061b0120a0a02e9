import type { DemoForm, DemoInfo } from '../../../core/demoTypes';
import { contentHash } from '../../kit/contentHash';
import { writeGenerated } from '../../kit/writeGenerated';
import type { BuiltDemo } from './buildDemo';

/** Folder below `public` that holds the demos' files, all with a hash in their names. */
export const DEMO_ASSETS = 'assets/demos';

/** Writes what the browser fetches of a demo on demand, and returns what its page knows of it. */
export function writeDemo({ info, sources, styles }: BuiltDemo): DemoInfo {
  const stylesheets: DemoInfo['stylesheets'] = {};
  for (const [form, css] of Object.entries(styles) as [DemoForm, string][]) {
    stylesheets[form] = writeAsset(info.name, 'css', css);
  }
  return {
    ...info,
    sourcesUrl: writeAsset(info.name, 'json', JSON.stringify(sources)),
    ...(Object.keys(stylesheets).length > 0 && { stylesheets }),
  };
}

function writeAsset(name: string, extension: string, content: string): string {
  const url = `/${DEMO_ASSETS}/${name}.${contentHash(content)}.${extension}`;
  writeGenerated(`public${url}`, content);
  return url;
}
