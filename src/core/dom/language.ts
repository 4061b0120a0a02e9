/** What the frame shares with the scripts that show a page in another language. */
export enum LanguageAttribute {
  /** On `<html>`: the language that the reader has asked for, or `unknown`. */
  user = 'data-user-language',
  /** On a link that shows this page in a language: its code. */
  link = 'data-language',
  /** On a link to an older version, whose path gets the language. */
  version = 'data-version',
  /** On what says the title of a page. */
  title = 'data-title',
  /** On what says a label of the navigation or the name of a product. */
  label = 'data-label',
}
