/** Prints the light scheme: paper is white, and dark pages would print light text on it. */
export function printInLight(): void {
  const { dataset } = document.documentElement;
  let shown: string | undefined;
  addEventListener('beforeprint', () => {
    shown = dataset.colorScheme;
    dataset.colorScheme = 'light';
  });
  addEventListener('afterprint', () => {
    if (shown) dataset.colorScheme = shown;
  });
}
