/** A place that uses a feature of the web platform. */
export interface UsedFeature {
  /** The feature's key in MDN's data, for example `api.AbortSignal.any_static`. */
  key: string;
  file: string;
  line: number;
}
