import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from './htmlRules';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/**
 * Returns what is wrong with a document as lines for people; empty when it is right.
 * @param file Path of the document, for the lines.
 */
export function validateDocument(html: string, file: string): string[] {
  const { results } = validator.validateStringSync(html, file);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line, column }) => {
      const place = selector ?? `${line}:${column}`;
      return `${file}: ${message} (${ruleId}) at ${place}`;
    }),
  );
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) problems.push(`${file}: ${headings} elements h1 instead of one.`);
  return problems;
}
