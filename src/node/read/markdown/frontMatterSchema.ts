import { z } from 'zod';
import { PRODUCT_IDS } from '../../../core/product';
import type { GuideMeta } from '../../../core/types';

const text = (name: string) =>
  z.string(`"${name}" is not text.`).trim().min(1, `"${name}" is empty.`);

const names = (name: string) =>
  z
    .array(z.string(`"${name}" holds something that is not text.`).trim().min(1), {
      error: `"${name}" is not a list.`,
    })
    .default([]);

const httpsUrl = (name: string) =>
  text(name).refine(
    (url) => url.startsWith('https://') && URL.canParse(url),
    `"${name}" is not an https address.`,
  );

/** Front matter as writers write it (SPEC 4.1); `productId` is filled in later. */
export const frontMatterSchema = z.strictObject({
  title: text('title').max(70, '"title" is longer than 70 characters.'),
  description: text('description')
    .max(160, '"description" is longer than 160 characters.')
    .endsWith('.', '"description" does not end with a full stop.'),
  productId: z.enum(PRODUCT_IDS, '"productId" is not the id of a product.').optional(),
  components: names('components'),
  hooks: names('hooks'),
  packageName: text('packageName').optional(),
  githubLabel: text('githubLabel').optional(),
  githubSource: text('githubSource').optional(),
  waiAria: httpsUrl('waiAria').optional(),
  materialDesign: httpsUrl('materialDesign').optional(),
  keywords: names('keywords'),
  disableAd: z.boolean('"disableAd" is neither true nor false.').optional(),
}) satisfies z.ZodType<Omit<GuideMeta, 'productId'> & { productId?: string | undefined }>;

export type FrontMatterKey = keyof typeof frontMatterSchema.shape;

const list = (name: string, example: string) => `Write a list of names: \`${name}: [${example}]\`.`;

/** What to do about each key that is wrong. */
export const frontMatterFixes: Record<FrontMatterKey, string> = {
  title:
    'Write `title:` as text of 1 to 70 characters; put it in quotes when it holds ": " or "#".',
  description:
    'Write `description:` as one sentence of at most 160 characters that ends with a full stop.',
  productId: 'Write the id of a product, such as `productId: x-data-grid`, or leave it out.',
  components: list('components', 'DataGrid, DataGridPro'),
  hooks: list('hooks', 'useGridApiRef'),
  packageName: 'Write the name of the package in quotes: `packageName: "@mui/x-data-grid"`.',
  githubLabel: 'Write the label in quotes: `githubLabel: "scope: data grid"`.',
  githubSource: 'Write a path inside the repository: `githubSource: packages/x-data-grid`.',
  waiAria: 'Write the whole address, which starts with https://.',
  materialDesign: 'Write the whole address, which starts with https://.',
  keywords: list('keywords', 'freeze columns, sticky columns'),
  disableAd: 'Write `disableAd: true`, or leave it out.',
};
