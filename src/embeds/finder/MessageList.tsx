import type { FoundMessage } from '../../core/finder/findMessages';
import { useTranslate } from '../../providers/useTranslate';
import { GuideLink } from './GuideLink';
import { InlineMarkdown } from './InlineMarkdown';
import { linesText } from './linesText';
import styles from './nameFinder.module.css';

/** The messages of the text that the guides explain, each with what to do. */
export function MessageList({ messages }: { messages: readonly FoundMessage[] }) {
  const translate = useTranslate();
  if (messages.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {messages.map(({ migration, message, quote, lines }) => (
        <li key={`${message.guide}#${message.section}`} className={styles.finding}>
          <div className={styles.name}>
            <code dir="ltr">{quote}</code>
            <span className={styles.lines}>{linesText(lines, translate)}</span>
          </div>
          <p lang="en" dir="ltr">
            <InlineMarkdown text={message.does} />
          </p>
          <GuideLink migration={migration} section={message.section} />
        </li>
      ))}
    </ul>
  );
}
