/**
 * Returns props that set an attribute of the contract: `<button {...attribute(CopyAttribute.code)}>`.
 */
export function attribute(name: string, value = ''): Readonly<Record<string, string>> {
  return { [name]: value };
}
