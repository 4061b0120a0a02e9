import type { PromptResponse } from '@mui/x-data-grid-premium';

/** What the grid sends about a column. */
export interface PromptColumn {
  field: string;
  description: string | null;
  examples: unknown[];
  type: string;
  allowedOperators: string[];
}

/** Lower case, and singular: "Comedies" and "Comedy" are the same word. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word.replace(/ies$/, 'y').replace(/s$/, ''),
  );

/** The first column that a text names by its field, or by a longer word of its description. */
function columnIn(text: string, columns: PromptColumn[]): PromptColumn | undefined {
  const named = (source: (column: PromptColumn) => string, word: string) =>
    columns.find((column) => wordsOf(source(column)).includes(word));
  return wordsOf(text)
    .map(
      (word) =>
        named(({ field }) => field, word) ??
        (word.length > 4 ? named(({ description }) => description ?? '', word) : undefined),
    )
    .find((column) => column);
}

const functions = { total: 'sum', sum: 'sum', average: 'avg', maximum: 'max', minimum: 'min' };
const operators: Record<string, string> = { above: '>', over: '>', after: '>' };

/** Finds phrases such as "group by company", "average rating" or "year after 2022". */
function understand(prompt: string, columns: PromptColumn[]) {
  const field = (text = '') => columnIn(text, columns)?.field;
  const fields = (text: string) => text.split(/,|\band\b/).flatMap((part) => field(part) ?? []);
  const all = (pattern: RegExp) => [...prompt.toLowerCase().matchAll(pattern)];

  const [pivot] = all(/\bcompare (.+?) (?:by|of) (.+?) (?:by|and|for each|per) (.+)/g);
  const [value, row, column] = (pivot?.slice(1) ?? []).map((text) => field(text));
  const pivoting: PromptResponse['pivoting'] =
    value && row && column
      ? { values: [{ [value]: 'sum' }], rows: [row], columns: [{ column, direction: 'asc' }] }
      : {};

  const grouping = all(
    /\b(?:group(?:ed)? by|per) ([a-z, ]+?)(?=$|,? (?:with|sort|high|low|where)|\.)/g,
  )
    .flatMap(([, text]) => fields(text!))
    .map((name) => ({ column: name }));
  const totals = all(/\b(total|sum|average|maximum|minimum) (?:of )?(?:the )?(\w+)/g).flatMap(
    ([, name, text]) => {
      const target = field(text);
      return target ? [[target, functions[name as keyof typeof functions]]] : [];
    },
  );
  const sorting = all(/\b(sort(?:ed)? by|highest|newest|lowest|oldest) (\w+)( desc)?/g).flatMap(
    ([, order, text, desc]) => {
      const target = field(text);
      const direction =
        desc || /highest|newest/.test(order!) ? ('desc' as const) : ('asc' as const);
      return target ? [{ column: target, direction }] : [];
    },
  );
  const limits = all(/(\w+) (above|over|after|below|under|before) (\d+)/g).flatMap(
    ([, text, word, number]) => {
      const target = field(text) ?? (/after|before/.test(word!) ? field('year') : undefined);
      const operator = operators[word!] ?? '<';
      return target ? [{ column: target, operator, value: Number(number) }] : [];
    },
  );
  // Values are only recognized if the context contains them as examples.
  const asked = ` ${wordsOf(prompt).join(' ')} `;
  const values = columns.flatMap(({ field: name, examples, allowedOperators, type }) => {
    if (type === 'number') return [];
    const found = [...new Set(examples.map(String))].filter((example) =>
      asked.includes(` ${wordsOf(example).join(' ')} `),
    );
    const one = allowedOperators.includes('is') ? 'is' : 'equals';
    if (found.length === 0) return [];
    return [
      found.length === 1
        ? { column: name, operator: one, value: found[0]! }
        : { column: name, operator: 'isAnyOf', value: found },
    ];
  });
  const [top] = all(/\b(?:select|top) (?:the )?(?:first )?(\d+)/g);

  return {
    select: top ? Number(top[1]) : -1,
    filters: [...limits, ...values],
    aggregation: Object.fromEntries(totals) as PromptResponse['aggregation'],
    sorting,
    grouping,
    pivoting,
  };
}

const isEmpty = ({ select, ...lists }: ReturnType<typeof understand>) =>
  select === -1 && Object.values(lists).every((list) => Object.keys(list).length === 0);

let conversations = 0;

/**
 * Stands in for a language model: it runs in the browser, understands a few English phrases, and always
 * gives the same answer. It answers after 0.8 seconds, and rejects a prompt in which it finds nothing.
 */
export async function localAssistant(
  prompt: string,
  context: string,
  conversationId?: string,
): Promise<PromptResponse> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  const answer = understand(prompt, JSON.parse(context) as PromptColumn[]);
  if (isEmpty(answer) && !/\b(reset|clear|everything)\b/i.test(prompt)) {
    throw new Error('I found no column in this prompt. Try “Sort by year” or “Reset”.');
  }
  conversations += conversationId ? 0 : 1;
  return { conversationId: conversationId ?? `conversation-${conversations}`, ...answer };
}
