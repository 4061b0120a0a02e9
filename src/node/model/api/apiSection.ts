import type { ApiRowKind } from '../../../core/apiRowId';
import type { Plan } from '../../../core/types';
import type { ApiSignature } from '../../read/reference/apiTypes';

/**
 * A row of the API reference, whatever it describes. HTML, Markdown and search write the same rows;
 * what a kind has no use for is absent.
 */
export interface ApiRow {
  kind: ApiRowKind;
  /** What a hash names. */
  id: string;
  name: string;
  /** The plan that adds it, when it is higher than that of the entry. */
  plan?: Plan;
  /** Whether it must be given; members of a result are never marked. */
  required?: boolean;
  deprecated?: boolean;
  /** Markdown: why, and what to use. */
  deprecationInfo?: string;
  /** Markdown; empty when the packages document nothing. */
  text: string;
  /** TypeScript: a value's type, a selector's signature, a type's declaration. */
  type?: string;
  /** The whole of `type` where it is cut. */
  typeFull?: string;
  default?: string;
  /** Of a function, and of an event's listener. */
  signature?: ApiSignature;
  /** Global class: of a slot's element, or the class that the row is about. */
  className?: string;
  /** Whether the class is a state that all components share. */
  isState?: boolean;
  /** The prop that listens to the event, and the component that has it. */
  componentProp?: { component: string; name: string };
}

/** Rows under a heading of their own inside a section. */
export interface ApiGroupedRows {
  id: string;
  title: string;
  plan?: Plan;
  /** Markdown. */
  text: string;
  rows: readonly ApiRow[];
}

/** What a section lists. */
export type ApiSectionKind =
  | 'props'
  | 'slots'
  | 'classes'
  | 'members'
  | 'parameters'
  | 'returns'
  | 'events'
  | 'selectors'
  | 'types';

/** The rows of an entry's page under one heading. */
export interface ApiSection {
  kind: ApiSectionKind;
  id: string;
  title: string;
  rows: readonly ApiRow[];
  groups?: readonly ApiGroupedRows[];
  /** What a hook returns; the text is Markdown. */
  result?: { type: string; text: string };
  /** How classes can be named, besides globally. */
  classKeys?: { hasProp: boolean; themeName: string | null };
}

/** Ids of what stands above the tables, without headings: it is there at a glance. */
export const FIXED_IDS = { imports: 'import', guides: 'guides' } as const;

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
