/** What demos share with the scripts of other features. */
export enum DemoAttribute {
  /** On a demo: the language of the code that is shown. */
  language = 'data-language',
}

export enum DemoClass {
  /** Where the demo itself is shown: keys and texts in it belong to the demo. */
  stage = 'demo-stage',
  /** The code of a demo. */
  code = 'demo-code',
}
