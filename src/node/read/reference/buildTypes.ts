import type { ApiDeclaration, ApiProduct, ApiTypes } from './apiTypes';
import { identityOf, type ApiContext } from './apiContext';
import { docOfSymbol } from './docComment';
import type { TypeDeclaration } from './internalTypes';
import { linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { declarationText, TYPES_PAGE, TypeLinks } from './typeLinks';
import { productName } from '../../../core/xProducts';

/**
 * The page with every type of a product that is mentioned somewhere and has no page of its own, the
 * types that those mention included; none when nothing is mentioned.
 */
export function buildTypes(context: ApiContext, product: ApiProduct): ApiTypes[] {
  const links = new TypeLinks(context, product);
  const found: ApiDeclaration[] = [];
  const files: string[] = [];
  // What a declaration mentions is added to the map while it is gone through.
  for (const [key, declaration] of context.mentioned) {
    if (!key.startsWith(`${product}/`)) continue;
    const text = declarationText(declaration);
    links.split(text);
    files.push(declaration.getSourceFile().fileName);
    found.push({
      // An export may have another name than its declaration.
      name: key.slice(product.length + 1),
      text,
      description: describe(context, product, declaration),
    });
  }
  const [first] = files;
  if (first === undefined) return [];
  return [
    {
      ...identityOf('types', { product, name: TYPES_PAGE }),
      imports: [],
      description: `The ${found.length} types that props, methods, and other types of the ${productName(product)} packages refer to.`,
      deprecated: false,
      declarations: found.sort((a, b) => a.name.localeCompare(b.name, 'en')),
      // The folder that they are in: each has a file of its own.
      source: sourceOfFile(first, false).replace(/\/src\/.*/, '/src'),
      demos: [],
      // Each is a row of this page.
      types: Object.fromEntries(
        Object.entries(links.types).map(([name, { href }]) => [name, { href }]),
      ),
    },
  ];
}

function describe(context: ApiContext, product: ApiProduct, { name }: TypeDeclaration): string {
  const symbol = context.checker.getSymbolAtLocation(name);
  return symbol ? linkNames(context, product, docOfSymbol(symbol).description) : '';
}
