const pending = new Map<string, Promise<void>>();

/**
 * Puts a style sheet into the document, once.
 * @throws Error when it cannot be had; the next call tries again.
 */
export function loadStylesheet(url: string): Promise<void> {
  const known = pending.get(url);
  if (known) return known;
  const request = insertLink(url);
  pending.set(url, request);
  request.catch(() => pending.delete(url));
  return request;
}

function insertLink(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    };
    document.head.append(link);
  });
}
