import { collectDemo } from '../../read/demos/collectDemo';
import { demoPlaceOf } from '../../read/demos/demoPlace';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';

/** A file that belongs to a demo alone. */
interface DemoCode {
  /** Path from the project's root. */
  file: string;
  code: string;
}

/** Returns the files of a demo's first form that stand beside the guide: datasets are data. */
export function readDemoCode({ props }: Pick<ParsedGuide, 'props'>, name: string): DemoCode[] {
  const place = demoPlaceOf(props.pathname);
  const files = collectDemo(name, place).forms.system?.files ?? [];
  return files
    .filter(({ path }) => !path.startsWith(place.datasetFolder))
    .map(({ path, code }) => ({ file: path, code }));
}
