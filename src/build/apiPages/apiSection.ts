/** A row of a reference table. Its cells are rendered when they are asked for: checks need ids only. */
export interface ApiRow {
  /** What a hash names. */
  id: string;
  name: string;
  /** HTML behind the name: plan, required, deprecated. */
  marks: string;
  /** HTML of the cells, in the order of the section's columns. */
  cells: () => string[];
}

/** Rows under a heading of their own inside a section. */
export interface ApiGroupedRows {
  id: string;
  title: string;
  /** HTML behind the title. */
  marks: string;
  /** HTML. */
  description: string;
  rows: readonly ApiRow[];
}

/** A column after the name; its key is the class of its cells. */
export type ApiColumn = 'type' | 'default' | 'class' | 'description' | 'declaration';

/** One table of an entry's page and the heading above it. */
export interface ApiSection {
  id: string;
  title: string;
  /** HTML between heading and table. */
  intro?: string;
  /** Header of the names. */
  nameColumn: string;
  columns: readonly { key: ApiColumn; title: string }[];
  rows: readonly ApiRow[];
  groups?: readonly ApiGroupedRows[];
}

/** Every row of a section, grouped or not. */
export function rowsOf({ rows, groups = [] }: ApiSection): ApiRow[] {
  return [...rows, ...groups.flatMap((group) => group.rows)];
}

/** Every id that a hash can name in the sections. */
export function idsOf(sections: readonly ApiSection[]): string[] {
  return sections.flatMap((section) => [
    section.id,
    ...(section.groups ?? []).map(({ id }) => id),
    ...rowsOf(section).map(({ id }) => id),
  ]);
}
