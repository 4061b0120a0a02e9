import type { PreferenceValue } from '../core/preferences';

const STYLINGS: readonly [string, PreferenceValue<'codeStyling'>][] = [
  ['tailwind-', 'Tailwind'],
  ['css-', 'CSS'],
  ['system-', 'MUI System'],
];

/** What a hash says about how a demo's code is to be shown. */
export interface HashVariant {
  codeVariant?: PreferenceValue<'codeVariant'>;
  codeStyling?: PreferenceValue<'codeStyling'>;
}

/**
 * Reads the code variant and styling from a hash such as `#tailwind-Toolbar.tsx`; a hash that does
 * not end in `.js` or `.tsx` says nothing (SPEC 2.5).
 */
export function variantFromHash(hash: string): HashVariant {
  const isTypeScript = hash.endsWith('.tsx');
  if (!isTypeScript && !hash.endsWith('.js')) return {};
  const codeStyling = STYLINGS.find(([marker]) => hash.includes(marker))?.[1];
  return { codeVariant: isTypeScript ? 'TS' : 'JS', ...(codeStyling && { codeStyling }) };
}
