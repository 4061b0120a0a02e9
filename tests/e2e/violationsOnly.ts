/**
 * Options of axe for large pages: selectors of what is right are not worked out, which takes half of
 * its time. They go to `options()` before `withRules` and `disableRules`, which write into them.
 */
export const violationsOnly = () => ({ resultTypes: ['violations' as const] });
