import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../providers/useTranslate';

interface ApiLink {
  name: string;
  href: string;
}

/**
 * What a demo uses of the API, as links to the rows, below its code. They are those of the code
 * itself, where they also are without scripts: the page carries none of them twice.
 * @param isSeenAtFirst Whether the code is open when the page comes: the list has one line then, which
 *   is kept free for it, so that nothing moves.
 */
export function DemoApi({ isSeenAtFirst = false }: { isSeenAtFirst?: boolean }) {
  const translate = useTranslate();
  const list = useRef<HTMLParagraphElement>(null);
  const [links, setLinks] = useState<readonly ApiLink[]>([]);
  useEffect(() => setLinks(linksAround(list.current!)), []);
  return (
    <p
      ref={list}
      className={isSeenAtFirst ? 'demo-api one-line' : 'demo-api'}
      hidden={links.length === 0 && !isSeenAtFirst}
    >
      {translate('API in this demo:')}{' '}
      {links.map(({ name, href }, place) => (
        <code key={href}>
          {place > 0 && ', '}
          <a href={href}>{name}</a>
        </code>
      ))}
    </p>
  );
}

/** The links in the code beside the list, each once. */
function linksAround(list: HTMLElement): ApiLink[] {
  const links = list.parentElement!.querySelectorAll<HTMLAnchorElement>('pre a[href]');
  const names = new Map(
    Array.from(links, (link) => [link.getAttribute('href')!, link.textContent] as const),
  );
  return [...names].map(([href, name]) => ({ name, href }));
}
