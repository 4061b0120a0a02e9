/** Folder that holds one JSON file for each page of the API reference and each API tab. */
export const API_PAGES_FOLDER = '.generated/apiPages';

/** Path of a page's JSON. */
export function apiPageFile(pathname: string): string {
  return `${API_PAGES_FOLDER}${pathname.replace(/\/$/, '')}.json`;
}
