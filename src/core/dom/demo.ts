/** What demos share with the scripts of other features. */
export enum DemoAttribute {
  /** On a demo: the language of the code that is shown. */
  language = 'data-language',
  /** On the place of a drawing that the document has no room for: the address of the file that has. */
  drawingFile = 'data-drawing-file',
}

export enum DemoClass {
  /** Where the demo itself is shown: keys and texts in it belong to the demo. */
  stage = 'demo-stage',
  /** The code of a demo. */
  code = 'demo-code',
  /** The drawing that stands for a demo before its scripts run. */
  drawing = 'demo-static',
  /** Where the live demo comes, beside its drawing. */
  place = 'demo-place',
}
