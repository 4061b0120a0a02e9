/** Values of `{{placeholders}}` by name. */
export type Placeholders = Readonly<Record<string, string | number | boolean | undefined>>;

/** Puts values in the place of `{{placeholders}}`; one without a value stays as it is written. */
export function fillIn(text: string, values: Placeholders): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? placeholder) : placeholder,
  );
}
