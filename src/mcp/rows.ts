/** A name that the API reference documents. */
export interface Row {
  name: string;
  /** Address of the Markdown, without the slash at its start. */
  file: string;
  /** Heading above it: `Props`. */
  kind: string;
  /** The row with all that belongs to it. */
  text: string;
}

/** Returns the rows of lists, and the declarations of types, of a page of the API reference. */
export function rowsIn(markdown: string, file: string): Row[] {
  const rows: Row[] = [];
  let kind = '';
  let row: Row | undefined;
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.*?)\s*(<a id="[^"]*"><\/a>)?$/.exec(line)?.[1];
    const name = /^- (?:<a id="[^"]*"><\/a>)?`([^`]+)`/.exec(line)?.[1];
    if (heading !== undefined) {
      kind = heading;
      row = file.includes('/types/')
        ? { name: heading, file, kind: 'Type', text: line }
        : undefined;
      if (row) rows.push(row);
    } else if (name !== undefined && !file.includes('/types/')) {
      row = { name, file, kind, text: line };
      rows.push(row);
    } else if (row && (file.includes('/types/') || line === '' || line.startsWith(' '))) {
      row.text += `\n${line}`;
    } else row = undefined;
  }
  return rows.map((found) => ({ ...found, text: found.text.trim() }));
}
