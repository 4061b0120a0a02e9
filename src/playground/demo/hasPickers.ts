/**
 * Whether a demo shows pickers, of whichever plan.
 * @param dependencies Versions by the name of the package.
 */
export const hasPickers = (dependencies: Readonly<Record<string, string>>): boolean =>
  Object.keys(dependencies).some((name) => /^@mui\/x-date-pickers(-pro)?$/.test(name));
