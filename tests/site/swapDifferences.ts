/** Demos whose drawing is not what they show at once, with the reason: at most 2 % of all. */
export const DIFFERENT_ON_PURPOSE: Readonly<Record<string, string>> = {
  GradientForOneSeries: 'its gradient is that of the wide drawing, which is hidden on a phone',
};
