import { SOURCE_CODE_REPO } from '../core/repository';
import { useTranslate } from '../providers/useTranslate';
import styles from './palette.module.css';

/** The longest address of the issue tracker that every server takes. */
const LONGEST_QUERY = 200;

/** What the keys do, and the same query in the issue tracker. */
export function PaletteFooter({ query }: { query: string }) {
  const translate = useTranslate();
  // Half of a character, where the query is cut, has no form in an address.
  const search = query
    .trim()
    .slice(0, LONGEST_QUERY)
    .replace(/\p{Cs}/gu, '');
  const address = `${SOURCE_CODE_REPO}/issues${search && `?q=${encodeURIComponent(search)}`}`;
  return (
    <div className={styles.footer}>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {translate('choose')}
        <kbd>↵</kbd> {translate('open')}
        <kbd className={styles.newTab} /> {translate('new tab')}
      </p>
      <a className={styles.issues} href={address} target="_blank" rel="noopener">
        {translate('Search the issue tracker')}
        <span className="icon icon-open-in-new" />
      </a>
    </div>
  );
}
