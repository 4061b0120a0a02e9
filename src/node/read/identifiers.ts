/** Returns the identifiers of a piece of code: of `apiRef.current.setRows` all three. */
export function identifiersOf(code: string): string[] {
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}
