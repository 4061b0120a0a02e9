import { renderCodeBlock } from '../markdown/renderCodeBlock';

/** Returns the import statements of an entry, any of which will do. */
export function renderImports(imports: readonly string[]): string {
  if (imports.length === 0) return '';
  const code = imports.join('\n// or\n');
  return renderCodeBlock({ code, language: 'ts' });
}
