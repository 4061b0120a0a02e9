/** Returns the package that an import names: `@mui/x-charts/BarChart` is of `@mui/x-charts`. */
export function packageOf(specifier: string): string {
  const segments = specifier.split('/');
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
