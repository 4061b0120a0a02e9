import type { ReactNode } from 'react';

/** Code and links: what the sentences of changes have, and their writers are checked for. */
const PART = /`([^`]+)`|\[([^\]]+)\]\((\/[^)\s]*|#[^)\s]*|https:[^)\s]*)\)/g;

/** Shows one sentence of Markdown with code and links. */
export function InlineMarkdown({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PART)) {
    const [whole, code, label, href] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      code === undefined ? (
        <a key={match.index} href={href}>
          {label!.replaceAll('`', '')}
        </a>
      ) : (
        <code key={match.index}>{code}</code>
      ),
    );
    end = match.index + whole.length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}
