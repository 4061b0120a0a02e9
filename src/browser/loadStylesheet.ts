/**
 * Puts a style sheet into the document, once, whichever script asks.
 * @throws Error when it cannot be had; the next call tries again.
 */
export async function loadStylesheet(url: string): Promise<void> {
  const link = findStylesheet(url) ?? insertLink(url);
  if (link.sheet) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    });
  });
}

/** Whether a style sheet that was asked for is there. */
export const hasStylesheet = (url: string): boolean => Boolean(findStylesheet(url)?.sheet);

const findStylesheet = (url: string) =>
  document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);

function insertLink(url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
  return link;
}
