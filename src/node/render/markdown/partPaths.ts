import { markdownPath } from '../../../core/markdownPath';

/** Path of a demo's part. */
export function demoPathname(pathname: string, name: string): string {
  return `${pathname}demos/${name}/`;
}

/** Path of the CSS classes of a component. */
export function classesPathname(pathname: string): string {
  return `${pathname}classes/`;
}

/** Path of the types whose names have the same first letter, without what all of a product begin with. */
export function typesPathname(pathname: string, name: string): string {
  return `${pathname}${typesLetter(name).toLowerCase()}/`;
}

/** The letter under which a type is found: `GridRowId` under R. */
export function typesLetter(name: string): string {
  const own = name.replace(/^(?:Grid|Charts?|Date|Pickers?|TreeView)(?=[A-Z])/, '');
  return own.charAt(0).toUpperCase();
}

/**
 * Returns the address of the part that has a row of the API reference.
 * @returns undefined for rows that stand in the twin of the page itself.
 */
export function partOfRow(pathname: string, id: string): string | undefined {
  if (pathname.endsWith('/types/')) {
    const name = /^[\w-]+?-type-(.+)$/.exec(id)?.[1];
    return name && markdownPath(typesPathname(pathname, name));
  }
  const owner = /([^/]*)\/$/.exec(pathname)![1]!;
  return id.startsWith(`${owner}-class-`) ? markdownPath(classesPathname(pathname)) : undefined;
}
