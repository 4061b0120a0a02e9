import { rowsOf, type ApiSection, type ApiSectionKind } from '../../../model/api/apiSection';

/** A column after the name; its key is the class of its cells. */
export type ApiColumn = 'type' | 'default' | 'class' | 'description' | 'declaration';

/** How the table of a section is laid out. */
interface ApiColumns {
  /** Header of the names. */
  name: string;
  columns: readonly { key: ApiColumn; title: string }[];
}

const TYPE = { key: 'type', title: 'Type' } as const;
const DEFAULT = { key: 'default', title: 'Default' } as const;
const DESCRIPTION = { key: 'description', title: 'Description' } as const;

const COLUMNS: Readonly<Record<ApiSectionKind, ApiColumns>> = {
  props: { name: 'Prop', columns: [TYPE, DEFAULT, DESCRIPTION] },
  members: { name: 'Name', columns: [TYPE, DEFAULT, DESCRIPTION] },
  returns: { name: 'Name', columns: [TYPE, DEFAULT, DESCRIPTION] },
  parameters: { name: 'Name', columns: [TYPE, DESCRIPTION] },
  slots: { name: 'Slot', columns: [DEFAULT, { key: 'class', title: 'Class' }, DESCRIPTION] },
  classes: { name: 'Key', columns: [{ key: 'class', title: 'Global class' }, DESCRIPTION] },
  events: { name: 'Event', columns: [{ key: 'type', title: 'Arguments' }, DESCRIPTION] },
  selectors: { name: 'Selector', columns: [{ key: 'type', title: 'Signature' }, DESCRIPTION] },
  types: { name: 'Type', columns: [{ key: 'declaration', title: 'Declaration' }] },
};

/** Returns the columns of a section's table, without one that would be empty. */
export function columnsOf(section: ApiSection): ApiColumns {
  const rows = rowsOf(section);
  const { name, columns } = COLUMNS[section.kind];
  const isUsed = (key: ApiColumn) => {
    // Every slot has a default that is worth a column, even where it is empty.
    if (key === 'default' && section.kind !== 'slots')
      return rows.some((row) => row.default !== undefined);
    return key !== 'class' || rows.some((row) => row.className !== undefined);
  };
  return { name, columns: columns.filter(({ key }) => isUsed(key)) };
}
