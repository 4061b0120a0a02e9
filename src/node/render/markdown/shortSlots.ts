/** A type up to this length is read at a glance. */
const MOST = 200;

/** Returns the type of `slotProps` with its slots alone; what each of them takes is in its own type. */
export function shortSlots(type: string): string {
  if (type.length <= MOST) return type;
  const names: string[] = [];
  let depth = 0;
  for (const [token, name] of type.matchAll(/=>|[{}()<>[\]]|([\w$]+)\??:/g)) {
    if (token === '{' || token === '(' || token === '[') depth += 1;
    else if (token === '}' || token === ')' || token === ']') depth -= 1;
    else if (name && depth === 1) names.push(name);
  }
  return names.length > 1 ? `{ ${names.map((name) => `${name}?: …`).join('; ')} }` : type;
}
