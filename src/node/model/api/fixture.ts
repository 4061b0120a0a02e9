import type { ApiComponent, ApiHook, ApiProp } from '../../read/reference/apiTypes';
import type { ParsedGuide } from '../../read/markdown/parsedGuide';
import type { RenderContext } from '../../render/apiContext';

/** Small entries for the tests of this folder. */

const base = {
  $schema: '/x/api/schema.json',
  product: 'charts',
  imports: ["import { Bar } from '@mui/x-charts';"],
  description: '',
  deprecated: false,
  source: 'packages/x-charts/src/Bar.tsx',
  demos: [],
  types: {},
} as const;

export function prop(name: string, rest: Partial<ApiProp> = {}): ApiProp {
  return { name, type: 'string', required: false, deprecated: false, description: '', ...rest };
}

export function component(name: string, rest: Partial<ApiComponent> = {}): ApiComponent {
  const slug = name.toLowerCase();
  return {
    ...base,
    imports: [...base.imports],
    demos: [],
    kind: 'component',
    name,
    slug,
    pathname: `/x/api/charts/${slug}/`,
    props: [],
    slots: [],
    classes: [],
    inherits: null,
    refType: null,
    spread: false,
    themeName: null,
    ...rest,
  };
}

export function hook(name: string, rest: Partial<ApiHook> = {}): ApiHook {
  const slug = name.toLowerCase();
  return {
    ...base,
    imports: [...base.imports],
    demos: [],
    kind: 'hook',
    name,
    slug,
    pathname: `/x/api/charts/${slug}/`,
    parameters: [],
    props: [],
    returns: { type: 'void', description: '', members: [] },
    ...rest,
  };
}

export function context(rest: Partial<RenderContext> = {}): RenderContext {
  return {
    types: {},
    usesOf: () => [],
    pageOf: () => undefined,
    isUnwritten: () => false,
    texts: new Map(),
    ...rest,
  };
}

/** A guide with nothing but its front matter. */
export function guide(components: string[], hooks: string[] = []): ParsedGuide {
  const meta = { title: 'Bars', description: 'D.', productId: 'x-charts', keywords: [] };
  return {
    file: 'README.md',
    props: {
      kind: 'guide',
      pathname: '/x/react-charts/bars/',
      meta: { ...meta, components, hooks },
      toc: [],
      blocks: [],
    },
    links: [],
    unwrittenLinks: [],
    sections: [],
    ids: [],
    source: { text: '', tree: { type: 'root', children: [] } },
    fences: [],
  };
}
