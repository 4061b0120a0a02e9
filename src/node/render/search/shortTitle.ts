/**
 * Returns a guide's title without the product that its breadcrumb names anyway: "Data Grid - Sorting"
 * below "Data Grid" is "Sorting".
 * @param trail Titles of the groups above the page, the outermost first.
 */
export function shortTitle(title: string, trail: readonly string[]): string {
  const [first = ''] = trail;
  return first !== '' && title.startsWith(`${first} - `) ? title.slice(first.length + 3) : title;
}
