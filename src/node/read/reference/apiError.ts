/** A problem with a package of the library. It fails the build and names package, export and fix. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  /** @param exportName The export, or the prop as `Component.prop`; empty for the whole package. */
  constructor(
    readonly packageName: string,
    readonly exportName: string,
    problem: string,
    fix: string,
  ) {
    super(`${packageName}${exportName ? ` → ${exportName}` : ''}: ${problem}\n  Fix: ${fix}`);
  }
}
