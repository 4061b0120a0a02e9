import type { ApiProduct, ApiSelector, ApiSelectors } from './apiTypes';
import { identityOf, type ApiContext } from './apiContext';
import { callSignature, classifyExport, fileOfSymbol } from './classifyExport';
import { describeSignature } from './declaredSignature';
import { docOfSymbol, tagText } from './docComment';
import type { ExportGroup } from './exportCatalog';
import { deprecationOf, linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { TypeLinks } from './typeLinks';

function buildSelector(context: ApiContext, links: TypeLinks, group: ExportGroup): ApiSelector[] {
  const [{ symbol, package: from }] = group.variants;
  const signature = callSignature(context.checker, symbol);
  if (!signature) return [];
  const described = describeSignature(context.checker, signature);
  // A selector that is declared through a tuple has no name for its argument.
  const nameOf = (name: string): string => name.replace(/^args_0$/, 'apiRef');
  const inputs = described.arguments.map(({ name, type }) => `${nameOf(name)}: ${type}`).join(', ');
  const doc = docOfSymbol(symbol);
  const category = tagText(doc, 'category');
  links.split(described.returns.type);
  return [
    {
      name: group.name,
      signature: `(${inputs}) => ${described.returns.type}`,
      returnType: described.returns.type,
      ...(category && { category }),
      ...(from.plan && { plan: from.plan }),
      description: linkNames(context, group.product, doc.description),
      ...deprecationOf(context, group.product, doc),
    },
  ];
}

/** The selectors page of a product; undefined when it exports none. */
export function buildSelectors(context: ApiContext, product: ApiProduct): ApiSelectors | undefined {
  const links = new TypeLinks(context, product);
  const groups = [...context.catalog.values()].filter(
    (group) =>
      group.product === product && classifyExport(context.checker, group).kind === 'selector',
  );
  const [first] = groups;
  if (!first) return undefined;
  return {
    ...identityOf('selectors', { product, name: 'Selectors' }),
    imports: [],
    description: 'Functions that read a value from the state.',
    deprecated: false,
    selectors: groups
      .flatMap((group) => buildSelector(context, links, group))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    source: sourceOfFile(fileOfSymbol(first.variants[0].symbol), false),
    demos: [],
    types: links.types,
  };
}
