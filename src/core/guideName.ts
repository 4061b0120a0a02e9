/**
 * Returns the title of a guide without its product ("Data Grid - Sorting" is "Sorting"), for where the
 * product is plain: the page itself, whose navigation and address name it, and the API reference.
 */
export const guideName = (title: string): string => title.replace(/^.* - /, '');
