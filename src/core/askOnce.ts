/**
 * Returns a function that asks for each key once and gives everybody the same answer; a key that
 * failed may be asked for again.
 */
export function askOnce<Value>(
  ask: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const asked = new Map<string, Promise<Value>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const answer = ask(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}
