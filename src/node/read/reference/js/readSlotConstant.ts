import path from 'node:path';
import ts from 'typescript';
import { followImport } from './componentFunction';
import { findTopLevel, parseScript } from './parseScript';

/** Constants with the slots that a package's main components start from, by package folder. */
const slotConstants: Record<string, { file: string; name: string }> = {
  'x-data-grid': {
    file: 'constants/defaultGridSlotsComponents.js',
    name: 'DATA_GRID_DEFAULT_SLOTS_COMPONENTS',
  },
  'x-data-grid-pro': {
    file: 'constants/dataGridProDefaultSlotsComponents.js',
    name: 'DATA_GRID_PRO_DEFAULT_SLOTS_COMPONENTS',
  },
  'x-data-grid-premium': {
    file: 'constants/dataGridPremiumDefaultSlotsComponents.js',
    name: 'DATA_GRID_PREMIUM_DEFAULT_SLOTS_COMPONENTS',
  },
  'x-charts': { file: 'internals/material/index.js', name: 'defaultSlotsMaterial' },
  'x-charts-pro': { file: 'internals/material/index.js', name: 'defaultSlotsMaterial' },
};

/** The slots of an object, and of the objects that it extends. */
function readSlots(source: ts.SourceFile, node: ts.Node, found: Map<string, string>): void {
  if (ts.isCallExpression(node)) {
    for (const argument of node.arguments) readSlots(source, argument, found);
  } else if (ts.isIdentifier(node)) {
    const target = followImport(source, node.text) ?? { source, name: node.text };
    const value = findTopLevel(target.source, target.name);
    if (value) readSlots(target.source, value, found);
  } else if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties.filter(ts.isPropertyAssignment)) {
      const isComponent = ts.isIdentifier(property.initializer);
      if (isComponent) found.set(property.name.getText(), property.initializer.getText());
    }
  }
}

/** The slot defaults that all main components of a package share. */
export function readSlotConstant(modules: string, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const constant = slotConstants[folder];
  const source = constant && parseScript(path.join(modules, folder, 'esm', constant.file));
  const value = source && findTopLevel(source, constant.name);
  if (value) readSlots(source, value, found);
  return found;
}
