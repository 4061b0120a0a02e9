import ts from 'typescript';
import { callsOf, followImport } from './componentFunction';

const themeKey = /^Mui[A-Z]\w*$/;

/** The theme key that a call names, as an argument or as `name:` of an object argument. */
function keyInCall(call: ts.CallExpression): string | undefined {
  for (const argument of call.arguments) {
    if (ts.isStringLiteral(argument) && themeKey.test(argument.text)) return argument.text;
    if (!ts.isObjectLiteralExpression(argument)) continue;
    for (const property of argument.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'name') continue;
      const value = property.initializer;
      if (ts.isStringLiteral(value) && themeKey.test(value.text)) return value.text;
    }
  }
  return undefined;
}

/** Hooks that merge the theme's default props into a component's props. */
const themeHooks =
  /^(useThemeProps|getThemeProps|consumeThemeProps|consumeSlots|use\w*Props|use\w*DefaultizedProps)$/;

/**
 * The key under which a theme sets a component's default props, read from its call of
 * `useThemeProps` or of a hook that wraps it; null when the component does not ask the theme.
 */
export function readThemeName(source: ts.SourceFile, name: string): string | null {
  const calls = callsOf(source, name).filter((call) => themeHooks.test(call.expression.getText()));
  for (const call of calls) {
    const key = keyInCall(call);
    if (key) return key;
  }
  for (const call of calls) {
    const hook = followImport(source, call.expression.getText());
    const inner = hook && callsOf(hook.source, hook.name);
    const themed = inner?.find((item) => /^(use|get)ThemeProps$/.test(item.expression.getText()));
    const key = themed && keyInCall(themed);
    if (key) return key;
  }
  return null;
}
