/** What the side navigation shares with the script that opens its groups. */
export enum NavigationAttribute {
  /** On the element: the address of the file with the lists of all sections. */
  sections = 'data-sections',
  /** On a section: its place in that file. */
  section = 'data-section',
  /** On a section whose list is whole. */
  complete = 'data-complete',
}

export enum NavigationClass {
  subheader = 'nav-subheader',
}
