import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiComponent, ApiProduct, ApiReference } from './apiTypes';
import { buildApi } from './buildApi';

/** Facts of one component, typed in while reading the packages' source (tests/fixtures/api). */
interface ComponentTruth {
  name: string;
  plan: string | null;
  source: string;
  themeName: string | null;
  inherits: string | null;
  required: string[];
  deprecated: string[];
  /** Every prop with its default. */
  props: Record<string, string | null>;
  /** Props that a higher plan adds to the component of the same family. */
  propPlans: Record<string, string>;
  slots: Record<string, { default: string | null; class: string | null }>;
  /** Rule name → global class, for classes without a slot; null where the list is too long to type. */
  classes: Record<string, string> | null;
}

const root = process.cwd();
const products: readonly ApiProduct[] = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

const truths = products.flatMap((product) => {
  const file = path.join(root, `tests/fixtures/api/${product}.json`);
  const list = JSON.parse(fs.readFileSync(file, 'utf8')) as ComponentTruth[];
  return list.map((truth) => ({ product, name: truth.name, truth }));
});

let reference: ApiReference;

function findComponent(product: ApiProduct, name: string): ApiComponent {
  const found = reference.entries.find((item) => item.product === product && item.name === name);
  if (found?.kind !== 'component') throw new Error(`${product} has no component ${name}`);
  return found;
}

/** The built data in the form of the fixture. */
function factsOf(entry: ApiComponent): ComponentTruth {
  const { props } = entry;
  return {
    name: entry.name,
    plan: entry.plan ?? null,
    source: entry.source,
    themeName: entry.themeName,
    inherits: entry.inherits?.name ?? null,
    required: props
      .filter((prop) => prop.required)
      .map((prop) => prop.name)
      .sort(),
    deprecated: props
      .filter((prop) => prop.deprecated)
      .map((prop) => prop.name)
      .sort(),
    props: Object.fromEntries(props.map((prop) => [prop.name, prop.default ?? null])),
    propPlans: Object.fromEntries(
      props.filter((prop) => prop.plan).map((prop) => [prop.name, prop.plan ?? '']),
    ),
    slots: Object.fromEntries(
      entry.slots.map((slot) => [
        slot.name,
        { default: slot.default ?? null, class: slot.class ?? null },
      ]),
    ),
    classes: Object.fromEntries(entry.classes.map((item) => [item.key, item.className])),
  };
}

beforeAll(() => {
  reference = buildApi({ root });
}, 60_000);

describe('truth of the API reference', () => {
  it('is tested on at least 20 components of all products', () => {
    expect(truths.length).toBeGreaterThanOrEqual(20);
    expect(new Set(truths.map((item) => item.product)).size).toBe(products.length);
  });

  it.each(truths)('$product $name is what its source says', ({ product, name, truth }) => {
    const facts = factsOf(findComponent(product, name));
    expect(truth.classes === null ? { ...facts, classes: null } : facts).toEqual(truth);
  });

  it('names props that users set although the published propTypes leave them out', () => {
    const { props } = findComponent('data-grid', 'GridActionsCellItem');
    expect(props.map(({ name, default: value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['closeMenuOnClick', 'true'],
        ['onClick', undefined],
      ]),
    );
  });
});
