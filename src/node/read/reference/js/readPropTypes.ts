import ts from 'typescript';
import { parseDocComment, type DocComment } from '../docComment';
import { componentNames } from './componentFunction';
import { findNodes } from './parseScript';

/** One entry of `Component.propTypes`. */
export interface PropTypeFact {
  name: string;
  required: boolean;
  doc: DocComment;
  /** The validator as written, for example `PropTypes.oneOf(['a', 'b'])`. */
  validator: string;
}

function findPropTypes(
  source: ts.SourceFile,
  name: string,
): ts.ObjectLiteralExpression | undefined {
  const owners = new Map<string, ts.ObjectLiteralExpression>();
  for (const node of findNodes(source, ts.isBinaryExpression)) {
    const { left, right } = node;
    if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'propTypes') continue;
    if (ts.isObjectLiteralExpression(right)) owners.set(left.expression.getText(), right);
  }
  return componentNames(source, name)
    .map((owner) => owners.get(owner))
    .find((found) => found !== undefined);
}

/** The last comment right before a node. */
function leadingDoc(source: ts.SourceFile, node: ts.Node): DocComment {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const range = ranges.filter((item) => source.text.startsWith('/**', item.pos)).at(-1);
  return parseDocComment(range ? source.text.slice(range.pos, range.end) : '');
}

/**
 * What the package publishes in `propTypes`: MUI X generates them from its types, and its own
 * documentation lists exactly these props (docs/scripts/generateProptypes.ts in mui/mui-x).
 */
export function readPropTypes(source: ts.SourceFile, name: string): PropTypeFact[] | undefined {
  return findPropTypes(source, name)
    ?.properties.filter(ts.isPropertyAssignment)
    .map((property) => {
      const validator = property.initializer.getText();
      return {
        name: ts.isStringLiteral(property.name) ? property.name.text : property.name.getText(),
        required: /\.isRequired$/.test(validator),
        doc: leadingDoc(source, property),
        validator,
      };
    });
}
