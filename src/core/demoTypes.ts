/** How a demo is styled; each form is a file of its own beside the Markdown (SPEC 5.1). */
export type DemoForm = 'system' | 'css' | 'tailwind';

/** One file of a demo, as a tab of its code shows it. */
export interface DemoFile {
  /** Name as imports say it: `BasicSort.tsx`, `../dataset/orders.ts`. */
  name: string;
  code: string;
  /** The code highlighted, for inside `<code>`. */
  html: string;
}

/** The files of one form in both languages; the demo's own file comes first. */
export interface DemoFormSources {
  TS: DemoFile[];
  JS: DemoFile[];
  /** The part that the writer marked as the preview, highlighted; absent without marks. */
  preview?: { TS: string; JS: string };
}

/** What the JSON at `DemoInfo.sourcesUrl` holds. Forms that the demo does not have are absent. */
export type DemoSources = Partial<Record<DemoForm, DemoFormSources>>;

/** What a page knows of a demo before anything else is fetched. */
export interface DemoInfo {
  /** `BasicSort`: key of the component, id of the frame, name in hashes. */
  name: string;
  /** Title in words, for the frame's label: "Basic sort". */
  title: string;
  forms: DemoForm[];
  /** Address of the demo's files, hashed: `/assets/demos/….json`. */
  sourcesUrl: string;
  /** Path of the main file from the project's root, for the link to its source. */
  file: string;
  /** Name of the main file and of its siblings, in the order of the tabs. */
  files: string[];
  /** The main TSX highlighted. Empty while React adopts what the document already holds. */
  html: string;
  /** The marked part of the main TSX, highlighted; absent without marks, emptied like `html`. */
  preview?: string;
  /** Style sheet that a form's component needs in the document, hashed: Tailwind's rules. */
  stylesheets?: Partial<Record<DemoForm, string>>;
  /** Packages that the demo imports, with the versions that its exports must pin (SPEC 5.6). */
  dependencies: Record<string, string>;
}
