/** What the menu beside the headings shares with those who answer its items. */
export enum SectionAttribute {
  /** On the open menu: the id of the heading that it belongs to. */
  heading = 'data-section',
  /** On the item that asks about the section. */
  feedback = 'data-section-feedback',
}
