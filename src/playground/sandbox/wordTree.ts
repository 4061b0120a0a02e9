/** Values of a node: the word that ends there, and the next node for each letter from a to z. */
const SIZE = 27;
const NONE = -1;

type Enumeration = Readonly<Record<string, string | number>>;

/**
 * Returns the tree by which Sucrase tells keywords from names, which its package holds as 28 kB of
 * numbers: 27 for each beginning of a word. `-1` stands for none; a word is its number times two,
 * plus one for a keyword that is always one.
 * @param contextual Sucrase's `ContextualKeyword`: `_of` is 30.
 * @param tokens Sucrase's `TokenType`; what has a leading `_` is a keyword.
 */
export function wordTree(contextual: Enumeration, tokens: Enumeration): Int32Array {
  const words = new Map<string, number>();
  for (const [list, odd] of [
    [tokens, 1],
    [contextual, 0],
  ] as const) {
    for (const [name, value] of Object.entries(list)) {
      if (/^_[a-z]+$/.test(name)) words.set(name.slice(1), Number(value) * 2 + odd);
    }
  }
  const tree: number[] = [];
  const addNode = () => tree.push(...new Array<number>(SIZE).fill(NONE)) - SIZE;
  addNode();
  for (const [word, value] of [...words].sort(([one], [other]) => (one < other ? -1 : 1))) {
    let node = 0;
    for (const letter of word) {
      const next = node + letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
      if (tree[next] === NONE) tree[next] = addNode();
      node = tree[next]!;
    }
    tree[node] = value;
  }
  return Int32Array.from(tree);
}
