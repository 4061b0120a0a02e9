import { expect, test } from 'vitest';
import { bundleSucrase } from './bundleSucrase';

test('has what compiles demos, and nothing of what compiles other code', async () => {
  const { script, types } = await bundleSucrase();
  const parts = {
    JSXTransformer: true,
    CJSImportTransformer: true,
    TypeScriptTransformer: true,
    createReactClass: false,
    flowParseTypeAlias: false,
    'ts-interface-checker': false,
    'gen-mapping': false,
  };
  const found = Object.keys(parts).map((part) => [part, script.includes(part)]);
  expect(Object.fromEntries(found)).toEqual(parts);
  expect(types).toContain("export { parse } from 'sucrase/dist/types/parser/index';");
});
