import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { rowId, type ApiRowKind } from '../../core/apiRowId';
import { toSlug } from '../../core/apiSlug';
import type { ApiProduct } from '../../core/xProducts';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** A name in code, with the addresses of the rows that it may be. */
export interface ApiName {
  from: number;
  to: number;
  addresses: readonly string[];
}

/** A page of the reference: of a component, hook or type that the code imports. */
interface ApiPage {
  path: string;
  slug: string;
}

/** The product of a package, without its plan. */
const PRODUCT = /^@mui\/x-(data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?(?:\/|$)/;
const IMPORT = /\bimport\s+(?:type\s+)?(\w+)?,?\s*(?:\{([^}]*)\})?\s*from\s*['"]([^'"]+)['"]/g;
const SLOT_PROPS = new Set(['slots', 'slotProps']);

/**
 * Returns the names of the API in a part of a file: what it imports from the packages, attributes of
 * its elements, their slots, keys of objects with a type of the packages, and methods of the Data
 * Grid's `apiRef`. Whatever else has the same name is none.
 */
export function findApiNames(state: EditorState, from: number, to: number): ApiName[] {
  const text = (node: SyntaxNode) => state.sliceDoc(node.from, node.to);
  const pages = importedPages(state.doc.toString());
  if (pages.size === 0) return [];
  const names: ApiName[] = [];
  syntaxTree(state).iterate({
    from,
    to,
    enter: ({ node }) => {
      const addresses = addressesOf(node, text, pages);
      if (addresses.length > 0) names.push({ from: node.from, to: node.to, addresses });
    },
  });
  return names;
}

/** The pages of what code imports from the packages, by the names that it uses. */
function importedPages(code: string): Map<string, ApiPage> {
  const pages = new Map<string, ApiPage>();
  for (const [, whole, parts = '', module] of code.matchAll(IMPORT)) {
    const product = PRODUCT.exec(module!)?.[1] as ApiProduct | undefined;
    if (!product) continue;
    const add = (imported: string, local: string) => {
      const slug = toSlug(imported);
      pages.set(local, { path: `/x/api/${product}/${slug}/`, slug });
    };
    if (whole) add(whole, whole);
    for (const part of parts.split(',')) {
      const [imported, local = imported] = part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/);
      if (imported) add(imported, local!);
    }
  }
  return pages;
}

type Text = (node: SyntaxNode) => string;
type Pages = ReadonlyMap<string, ApiPage>;

function addressesOf(node: SyntaxNode, text: Text, pages: Pages): readonly string[] {
  const { name, parent } = node;
  switch (name) {
    case 'JSXIdentifier':
      return parent?.name === 'JSXAttribute'
        ? rowsOf(elementAround(parent, text, pages), 'prop', text(node))
        : pageOf(text(node), pages);
    case 'VariableName':
    case 'TypeName':
      return pageOf(text(node), pages);
    case 'VariableDefinition':
      return isImported(parent) ? pageOf(text(node), pages) : [];
    case 'PropertyDefinition':
      return addressesOfKey(node, text, pages);
    case 'PropertyName':
      return isGridMethod(parent, text, pages)
        ? [`/x/api/data-grid/grid-api/#${rowId('grid-api', 'method', text(node))}`]
        : [];
    default:
      return [];
  }
}

const isImported = (parent: SyntaxNode | null) =>
  parent?.name === 'ImportGroup' || parent?.name === 'ImportDeclaration';

function pageOf(name: string, pages: Pages): string[] {
  const page = pages.get(name);
  return page ? [page.path] : [];
}

function rowsOf(page: ApiPage | undefined, kind: ApiRowKind, name: string): string[] {
  return page ? [`${page.path}#${rowId(page.slug, kind, name)}`] : [];
}

/** The page of the element that an attribute is of. */
function elementAround(attribute: SyntaxNode, text: Text, pages: Pages): ApiPage | undefined {
  const tag = attribute.parent?.getChild('JSXIdentifier');
  return tag ? pages.get(text(tag)) : undefined;
}

/** `slots={{ toolbar: … }}` of an element, or a key of `const columns: GridColDef[] = [{ … }]`. */
function addressesOfKey(key: SyntaxNode, text: Text, pages: Pages): readonly string[] {
  const object = key.parent?.parent;
  if (object?.name !== 'ObjectExpression') return [];
  const around = object.parent;
  if (around?.name === 'JSXEscape' && around.parent?.name === 'JSXAttribute') {
    const attribute = around.parent;
    const name = attribute.getChild('JSXIdentifier');
    const isOfSlots = name !== null && SLOT_PROPS.has(text(name));
    return isOfSlots ? rowsOf(elementAround(attribute, text, pages), 'slot', text(key)) : [];
  }
  const variable = around?.name === 'ArrayExpression' ? around.parent : around;
  if (variable?.name !== 'VariableDeclaration') return [];
  const type = variable.getChild('TypeAnnotation');
  const named = type && [...descend(type)].find(({ name }) => name === 'TypeName');
  const page = named ? pages.get(text(named)) : undefined;
  return [...rowsOf(page, 'prop', text(key)), ...rowsOf(page, 'method', text(key))];
}

function* descend(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (let child = node.firstChild; child; child = child.nextSibling) yield* descend(child);
}

/** `apiRef.current.selectRow` of a grid's `useGridApiRef()`. */
function isGridMethod(member: SyntaxNode | null, text: Text, pages: Pages): boolean {
  const object = member?.name === 'MemberExpression' ? member.firstChild : null;
  return object !== null && pages.has('useGridApiRef') && /^apiRef\.current\??$/.test(text(object));
}
