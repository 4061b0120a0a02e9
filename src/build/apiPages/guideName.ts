/** Returns the title of a guide without its product, which every page of the API is about. */
export const guideName = (title: string): string => title.replace(/^.* - /, '');
