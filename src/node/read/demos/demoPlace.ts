import { contentFolder, slugOf } from '../../../core/paths';

/** Where the files of a page's demos are. */
export interface DemoPlace {
  /** The page's folder: the demos, beside the Markdown. */
  folder: string;
  /** Rows and series that the demos of the section share (DESIGN). */
  datasetFolder: string;
}

/** Returns where the demos of a page are; paths start at the project's root. */
export function demoPlaceOf(pathname: string): DemoPlace {
  return {
    folder: contentFolder(pathname),
    datasetFolder: `data/${slugOf(pathname)[0]}/dataset`,
  };
}
