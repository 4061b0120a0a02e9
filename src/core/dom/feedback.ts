export enum FeedbackClass {
  /** The question about the page: what a reader has begun there must not be lost. */
  question = 'feedback',
}
