import ts from 'typescript';
import { componentNodes, followImport } from './componentFunction';
import { findRestTargets } from './restTargets';
import { findImport, findNodes, findTopLevel } from './parseScript';

/** Where a component's unused props go. */
export interface RootFact {
  spread: boolean;
  /** A Material UI component, or a component of the library, that receives them. */
  inherits?: { name: string; from: 'material' | 'library' };
}

/** What an element expression is, looking through `styled(…)`. */
function resolveElement(source: ts.SourceFile, element: ts.Expression): RootFact {
  if (!ts.isIdentifier(element)) return { spread: true };
  const imported = findImport(source, element.text);
  if (imported?.specifier.startsWith('@mui/material/')) {
    const name = imported.specifier.split('/').at(-1) ?? '';
    const isComponent = /^[A-Z]/.test(name);
    return { spread: true, ...(isComponent && { inherits: { name, from: 'material' as const } }) };
  }
  if (imported) {
    const target = followImport(source, element.text);
    const name = target?.name ?? imported.imported;
    return { spread: true, inherits: { name, from: 'library' } };
  }
  const local = findTopLevel(source, element.text);
  const styled = local && findNodes(local, ts.isCallExpression).find(isStyledCall);
  const base = styled?.arguments[0];
  return base ? resolveElement(source, base) : { spread: true };
}

function isStyledCall(call: ts.CallExpression): boolean {
  return /^_?styled$/.test(call.expression.getText());
}

/** Reads where the props that a component does not name end up. */
export function readRoot(source: ts.SourceFile, name: string): RootFact {
  const facts = findRestTargets(source, componentNodes(source, name)).map((target) =>
    resolveElement(target.source, target.element),
  );
  const names = new Set(facts.map((fact) => fact.inherits?.name));
  const last = facts.at(-1);
  if (!last) return { spread: false };
  // A component that renders one of two others, such as a desktop or a mobile picker, is neither.
  const isChoice = last.inherits?.from === 'library' && names.size > 1;
  return isChoice ? { spread: true } : last;
}
