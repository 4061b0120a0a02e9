import { z } from 'zod';
import type { DemoOptions } from '../../../core/types';
import { suggest } from './suggestion';

/** What can stand beside `"demo"` (SPEC 5.2). */
export const demoOptionsSchema = z.strictObject({
  bg: z.enum(['inline', 'outlined', 'gradient']).optional(),
  defaultCodeOpen: z.boolean().optional(),
  hideToolbar: z.boolean().optional(),
  disableAd: z.boolean().optional(),
  iframe: z.boolean().optional(),
  maxWidth: z.int().positive().optional(),
  narrowHeight: z.int().positive().optional(),
  height: z.int().positive().optional(),
  fill: z.boolean().optional(),
  align: z.literal('center').optional(),
  showcase: z.string().min(20).optional(),
}) satisfies z.ZodType<DemoOptions>;

/** What can stand beside `"component": "InstallSnippet"`. */
export const installSnippetSchema = z.strictObject({
  packages: z
    .strictObject({
      community: z.string().min(1).optional(),
      pro: z.string().min(1).optional(),
      premium: z.string().min(1).optional(),
    })
    .refine(
      (packages) => Object.keys(packages).length > 0,
      'name the package of at least one plan',
    ),
  /** Packages that are installed with it, with spaces between them. */
  peers: z.string().optional(),
  /** Whether a date library is installed with it. */
  adapters: z.boolean().optional(),
});

export type InstallSnippet = z.infer<typeof installSnippetSchema>;

/** Says what is wrong with options, as problem and fix. */
export function describeOptionIssue(
  error: z.ZodError,
  schema: z.ZodObject,
): { problem: string; fix: string } {
  const issue = error.issues[0]!;
  const known = Object.keys(schema.shape);
  if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
    const name = issue.keys[0]!;
    return { problem: `"${name}" is not an option.`, fix: suggest(name, known, 'Options are') };
  }
  const path = issue.path.join('.');
  return {
    problem: `The option "${path}" is wrong: ${issue.message}.`,
    fix: `Give "${path}" a value that is allowed. Options are: ${known.join(', ')}.`,
  };
}
