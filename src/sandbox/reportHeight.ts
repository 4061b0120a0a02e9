/**
 * Returns a function that watches the height of one place after the other, and tells it when it
 * changes: how far down its content reaches, with the space around it.
 */
export function reportHeight(tell: (height: number) => void): (place: HTMLElement) => void {
  let last = -1;
  let stop = (): void => undefined;
  return (place) => {
    stop();
    const measure = (): void => {
      const { paddingBottom } = getComputedStyle(document.body);
      const bottoms = [...place.children].map((child) => child.getBoundingClientRect().bottom);
      const bottom = Math.max(0, ...bottoms) + window.scrollY;
      const height = Math.ceil(bottom + parseFloat(paddingBottom));
      if (height === last) return;
      last = height;
      tell(height);
    };
    const sizes = new ResizeObserver(measure);
    const watchChildren = (): void => {
      sizes.disconnect();
      for (const child of place.children) sizes.observe(child);
      measure();
    };
    const children = new MutationObserver(watchChildren);
    children.observe(place, { childList: true });
    watchChildren();
    stop = () => {
      sizes.disconnect();
      children.disconnect();
    };
  };
}
