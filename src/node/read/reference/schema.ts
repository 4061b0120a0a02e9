import { z } from 'zod';
import type { ApiEntry, ApiIndex } from './apiTypes';
import { schemaPathname } from './apiContext';
import { PLANS } from '../../../core/plans';
import { API_PRODUCTS } from '../../../core/xProducts';

const plan = z.enum(PLANS).optional();
const product = z.enum(API_PRODUCTS);
const markdown = z.string().describe('Markdown.');
const deprecation = { deprecated: z.boolean(), deprecationInfo: markdown.optional() };

const argument = z.object({ name: z.string(), type: z.string(), description: markdown });

const signature = z.object({
  arguments: z.array(argument),
  returns: z.object({ type: z.string(), description: markdown }),
});

const prop = z.object({
  name: z.string(),
  type: z.string().describe('TypeScript, cut with an ellipsis when very long.'),
  typeFull: z.string().optional().describe('The whole type when `type` is cut.'),
  typeParts: z
    .array(z.union([z.string(), z.object({ ref: z.string() })]))
    .optional()
    .describe('`type` in pieces; a `ref` is a key of `types`.'),
  default: z.string().optional(),
  required: z.boolean(),
  ...deprecation,
  plan: plan.describe('The plan that adds it, when higher than the plan of the entry.'),
  description: markdown,
  signature: signature.optional(),
  group: z.string().optional().describe('The sub-API of a member of GridApi.'),
});

const base = {
  $schema: z.string(),
  name: z.string(),
  product,
  slug: z.string(),
  pathname: z.string(),
  plan,
  imports: z.array(z.string()).describe('One import statement for each module that exports it.'),
  description: markdown,
  ...deprecation,
  source: z.string().describe('Path in the repository mui/mui-x.'),
  demos: z.array(z.object({ title: z.string(), pathname: z.string() })),
  types: z.record(
    z.string(),
    z.object({
      href: z.string().describe('Its page, or its row on the page of types.'),
      text: z.string().optional().describe('The declaration, cut when long.'),
    }),
  ),
};

const component = z.object({
  kind: z.literal('component'),
  ...base,
  props: z.array(prop),
  slots: z.array(
    z.object({
      name: z.string(),
      default: z.string().optional(),
      class: z.string().optional(),
      description: markdown,
    }),
  ),
  classes: z.array(
    z.object({
      key: z.string().describe('Rule name, for `classes` and for style overrides.'),
      className: z.string(),
      description: markdown,
      isGlobal: z.boolean().describe('A state class that all components share.'),
      deprecated: z.boolean(),
    }),
  ),
  inherits: z.object({ name: z.string(), href: z.string() }).nullable(),
  refType: z.string().nullable(),
  spread: z.boolean(),
  themeName: z.string().nullable(),
});

const group = z.object({ name: z.string(), plan, description: markdown });

const interfaceEntry = z.object({
  kind: z.literal('interface'),
  ...base,
  props: z.array(prop).describe('The members.'),
  groups: z.array(group).optional(),
  partOf: z.string().optional(),
});

const hook = z.object({
  kind: z.literal('hook'),
  ...base,
  parameters: z.array(argument),
  props: z.array(prop).describe('Members of the first parameter.'),
  returns: z.object({ type: z.string(), description: markdown, members: z.array(prop) }),
});

const event = z.object({
  name: z.string(),
  params: z.string(),
  event: z.string(),
  plan,
  description: markdown,
  componentProp: z.string().optional(),
});

const events = z.object({ kind: z.literal('events'), ...base, events: z.array(event) });

const selector = z.object({
  name: z.string(),
  signature: z.string(),
  returnType: z.string(),
  category: z.string().optional(),
  plan,
  description: markdown,
  ...deprecation,
});

const selectors = z.object({ kind: z.literal('selectors'), ...base, selectors: z.array(selector) });

const declaration = z.object({
  name: z.string(),
  text: z.string().describe('TypeScript, on one line.'),
  description: markdown,
});

const types = z.object({
  kind: z.literal('types'),
  ...base,
  declarations: z.array(declaration),
});

/** The shape of an entry; `satisfies` keeps it equal to the types that the views use. */
export const entrySchema = z.discriminatedUnion('kind', [
  component,
  interfaceEntry,
  hook,
  events,
  selectors,
  types,
]) satisfies z.ZodType<ApiEntry>;

/** The shape of `index.json`. */
export const indexSchema = z.object({
  $schema: z.string(),
  inputs: z.string(),
  entries: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['component', 'interface', 'hook', 'events', 'selectors', 'types']),
      product,
      slug: z.string(),
      pathname: z.string(),
      plan,
      partOf: z.string().optional(),
      description: markdown,
    }),
  ),
  undocumented: z.array(
    z.object({ name: z.string(), product, imports: z.array(z.string()), reason: z.string() }),
  ),
}) satisfies z.ZodType<ApiIndex>;

/** The JSON schema that `$schema` of every file points to. */
export function buildJsonSchema(): object {
  const schema = z.toJSONSchema(z.union([entrySchema, indexSchema]));
  return { $id: schemaPathname, title: 'MUI X API reference', ...schema };
}
