import type { ApiComponent } from './apiTypes';
import { identityOf, type ApiContext } from './apiContext';
import { buildComponentProps } from './buildComponentProps';
import type { PropOwner } from './buildProp';
import { buildClasses, buildSlots } from './buildSlotsAndClasses';
import { fileOfSymbol } from './classifyExport';
import { readComponent, readRefType, type ComponentFacts } from './componentFacts';
import { docOfSymbol } from './docComment';
import { importLines, type ExportGroup, type ExportVariant } from './exportCatalog';
import { readRoot } from './js/readRoot';
import { readThemeName } from './js/readThemeName';
import { deprecationOf, linkNames } from './markdownLinks';
import { sourceOfFile } from './packages';
import { toSlug } from '../../../core/apiSlug';
import { TypeLinks } from './typeLinks';

/** The page of a component. */
export function buildComponent(
  context: ApiContext,
  group: ExportGroup,
  variants: readonly [ExportVariant, ...ExportVariant[]],
): ApiComponent {
  const { product, name } = group;
  const [variant] = variants;
  const { plan } = variant.package;
  const links = new TypeLinks(context, product);
  const owner: PropOwner = { product, name, ...(plan && { plan }), links };
  const facts = readComponent(context, variant);
  const doc = docOfSymbol(variant.symbol);
  const classes = buildClasses(context, owner, facts);
  const slots = buildSlots(context, owner, facts, classes);
  const slotNames = new Set(slots.map((slot) => slot.name));
  const props = buildComponentProps(context, owner, facts);
  return {
    ...identityOf('component', group),
    ...(plan && { plan }),
    imports: importLines(name, variants),
    description: linkNames(context, product, doc.description),
    ...deprecationOf(context, product, doc),
    props,
    slots,
    // A class that belongs to a slot stands beside the slot.
    classes: classes.filter((item) => !slotNames.has(item.key)),
    ...readElement(context, owner, facts),
    refType: readRefType(context.checker, facts.declared),
    themeName: facts.script ? readThemeName(facts.script, facts.localName) : null,
    source: sourceOfFile(
      fileOfSymbol(variant.symbol),
      /jsx-runtime/.test(facts.script?.text ?? ''),
    ),
    demos: [],
    types: links.types,
  };
}

/** A component whose type takes native attributes passes them on, however many hooks lie between. */
function acceptsNativeProps(facts: ComponentFacts): boolean {
  const native = facts.declared.get('aria-describedby') ?? facts.declared.get('onPointerCancel');
  return native !== undefined;
}

/** Where unused props go, with a link to the component that takes them. */
function readElement(
  context: ApiContext,
  owner: PropOwner,
  facts: ComponentFacts,
): Pick<ApiComponent, 'spread' | 'inherits'> {
  if (!facts.script) return { spread: false, inherits: null };
  const { inherits, ...root } = readRoot(facts.script, facts.localName);
  const spread = root.spread || acceptsNativeProps(facts);
  if (!inherits) return { spread, inherits: null };
  const href =
    inherits.from === 'material'
      ? `https://mui.com/material-ui/api/${toSlug(inherits.name)}/`
      : context.pages.get(`${owner.product}/${inherits.name}`);
  return { spread, inherits: href ? { name: inherits.name, href } : null };
}
