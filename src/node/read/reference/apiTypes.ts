/**
 * The shape of the API reference: what `.generated/api/` holds and what `<path>index.json` serves.
 * The JSON schema beside the data is made from `src/node/read/reference/schema.ts`, which must agree with it.
 */
import type { Plan } from '../../../core/types';
import type { ApiProduct } from '../../../core/xProducts';

export type { ApiProduct };

/** A piece of a type's text; a `ref` names a key of the entry's `types`. */
export type ApiTypePart = string | { ref: string };

/** A named type that an entry mentions. */
export interface ApiTypeInfo {
  /** Its page, or its row on the product's page of types. */
  href: string;
  /** The declaration as TypeScript, cut when long; absent for a type with a page. */
  text?: string;
}

export interface ApiArgument {
  name: string;
  type: string;
  /** Markdown. */
  description: string;
}

export interface ApiSignature {
  arguments: ApiArgument[];
  returns: { type: string; description: string };
}

/** A prop of a component, or a member of an interface or of a hook's parameters. */
export interface ApiProp {
  name: string;
  /** Readable text, cut with `…` when very long. */
  type: string;
  /** The whole text when `type` is cut. */
  typeFull?: string;
  /** `type` in pieces, when it mentions a type of the library. */
  typeParts?: ApiTypePart[];
  default?: string;
  required: boolean;
  deprecated: boolean;
  /** Markdown. */
  deprecationInfo?: string;
  /** The plan that adds the prop, when it is higher than the plan of the component itself. */
  plan?: Plan;
  /** Markdown; empty when the package documents nothing. */
  description: string;
  signature?: ApiSignature;
  /** The sub-API of a member of GridApi. */
  group?: string;
}

export interface ApiSlot {
  name: string;
  default?: string;
  /** Global class of the slot's element. */
  class?: string;
  description: string;
}

export interface ApiClass {
  key: string;
  className: string;
  description: string;
  /** Whether it is a state class that all components share, such as `Mui-disabled`. */
  isGlobal: boolean;
  deprecated: boolean;
}

/** A guide with demos of the entry. */
export interface ApiDemoLink {
  title: string;
  pathname: string;
}

export interface ApiEntryBase {
  $schema: string;
  name: string;
  product: ApiProduct;
  /** Last segment of the pathname and name of the file. */
  slug: string;
  pathname: string;
  plan?: Plan;
  imports: string[];
  /** Markdown. */
  description: string;
  deprecated: boolean;
  deprecationInfo?: string;
  /** Path in the library's repository. */
  source: string;
  demos: ApiDemoLink[];
  /** The library's types that the entry mentions, by name. */
  types: Record<string, ApiTypeInfo>;
}

export interface ApiComponent extends ApiEntryBase {
  kind: 'component';
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** The component that receives the props which this one does not use. */
  inherits: { name: string; href: string } | null;
  refType: string | null;
  /** Whether other props reach the root element. */
  spread: boolean;
  /** Key for default props in the theme. */
  themeName: string | null;
}

/** One of the interfaces that make up GridApi. */
export interface ApiGroup {
  name: string;
  plan?: Plan;
  description: string;
}

export interface ApiInterface extends ApiEntryBase {
  kind: 'interface';
  props: ApiProp[];
  groups?: ApiGroup[];
  /** Set on a sub-API, which has data but no page of its own. */
  partOf?: string;
}

export interface ApiHook extends ApiEntryBase {
  kind: 'hook';
  parameters: ApiArgument[];
  /** Members of the first parameter, when it is an object type of the library. */
  props: ApiProp[];
  returns: { type: string; description: string; members: ApiProp[] };
}

export interface ApiEvent {
  name: string;
  /** Type of the first argument of a listener. */
  params: string;
  /** Type of the second argument. */
  event: string;
  plan?: Plan;
  description: string;
  /** The component's prop that listens to it. */
  componentProp?: string;
}

export interface ApiEvents extends ApiEntryBase {
  kind: 'events';
  events: ApiEvent[];
}

export interface ApiSelector {
  name: string;
  signature: string;
  returnType: string;
  category?: string;
  plan?: Plan;
  description: string;
  deprecated: boolean;
  deprecationInfo?: string;
}

export interface ApiSelectors extends ApiEntryBase {
  kind: 'selectors';
  selectors: ApiSelector[];
}

export interface ApiDeclaration {
  name: string;
  /** TypeScript, on one line. */
  text: string;
  /** Markdown; empty when the package documents nothing. */
  description: string;
}

/** The types without a page that the product's entries, or other types of the list, mention. */
export interface ApiTypes extends ApiEntryBase {
  kind: 'types';
  declarations: ApiDeclaration[];
}

export type ApiEntry = ApiComponent | ApiInterface | ApiHook | ApiEvents | ApiSelectors | ApiTypes;

/** An export that has no page, with the reason. */
export interface ApiUndocumented {
  name: string;
  product: ApiProduct;
  imports: string[];
  reason: string;
}

/** Everything that one run of the extractor knows. */
export interface ApiReference {
  entries: ApiEntry[];
  undocumented: ApiUndocumented[];
  /** Disagreements between the packages' declarations and JavaScript, for the maintainer. */
  diagnostics: string[];
}

/** A line of `.generated/api/index.json`. */
export interface ApiIndexEntry {
  name: string;
  kind: ApiEntry['kind'];
  product: ApiProduct;
  slug: string;
  pathname: string;
  plan?: Plan;
  partOf?: string;
  description: string;
}

export interface ApiIndex {
  $schema: string;
  /** Hash of the packages' versions and of the extractor; equal means nothing to do. */
  inputs: string;
  entries: ApiIndexEntry[];
  undocumented: ApiUndocumented[];
}
