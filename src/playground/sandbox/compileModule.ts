import type { Options } from 'sucrase';
import {
  CJSImportProcessor,
  HelperManager,
  identifyShadowedGlobals,
  NameManager,
  parse,
  RootTransformer,
  TokenProcessor,
} from '../../../.generated/sucrase';

/** What a module may hold beyond JavaScript. */
export interface ModuleSyntax {
  jsx: boolean;
  types: boolean;
}

/**
 * Turns a module into CommonJS without types and JSX; lines stay where they are. It does what
 * `transform` of Sucrase does, which brings more than demos need (src/node/render/sandbox/bundleSucrase.ts).
 * @throws SyntaxError with `loc` where the code does not parse.
 */
export function compileModule(code: string, { jsx, types }: ModuleSyntax): string {
  const options: Options = {
    transforms: [
      ...(jsx ? (['jsx'] as const) : []),
      'imports',
      ...(types ? (['typescript'] as const) : []),
    ],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  };
  const { tokens, scopes } = parse(code, jsx, types, false);
  const nameManager = new NameManager(code, tokens);
  const helperManager = new HelperManager(nameManager);
  const tokenProcessor = new TokenProcessor(code, tokens, false, true, helperManager);
  const importProcessor = new CJSImportProcessor(
    nameManager,
    tokenProcessor,
    false,
    options,
    types,
    false,
    helperManager,
  );
  importProcessor.preprocessTokens();
  // Between the two: which imports are types alone depends on what is shadowed.
  identifyShadowedGlobals(tokenProcessor, scopes, importProcessor.getGlobalNames());
  if (types) importProcessor.pruneTypeOnlyImports();
  const context = { tokenProcessor, scopes, nameManager, importProcessor, helperManager };
  return new RootTransformer(context, options.transforms, false, options).transform().code;
}
