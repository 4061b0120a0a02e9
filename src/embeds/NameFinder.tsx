import { useEffect, useId, useRef, useState } from 'react';
import type { Finding } from '../core/finder/findChanges';
import { keepTab, readTab } from '../core/tabStorage';
import { useTranslate } from '../providers/useTranslate';
import { FindingList } from './finder/FindingList';
import styles from './finder/nameFinder.module.css';

/** Majors that code can come from, newest first. */
const MAJORS = [7, 6, 5, 4] as const;
/** So long after the last key the text is looked through. */
const PAUSE_MS = 150;
const KEPT = 'docs-name-finder';

interface NameFinderProps {
  /** The major that is chosen at first; without it every upgrade counts. */
  from?: number;
}

/** What the reader has typed, and since which version: kept for as long as the tab. */
interface Question {
  text: string;
  from: string;
}

type State =
  | { phase: 'idle' | 'failed' }
  | { phase: 'answered'; findings: readonly Finding[]; question: Question };

/**
 * Finds in pasted code what upgrades of MUI X changed (issue: migration). The lists of changes come
 * with the first text, and nothing that is typed leaves the page.
 */
export function NameFinder({ from }: NameFinderProps) {
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const version = useRef<HTMLSelectElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<State>({ phase: 'idle' });

  const answer = async () => {
    const question = { text: field.current!.value, from: version.current!.value };
    keepTab(KEPT, question.text === '' ? undefined : question);
    if (question.text.trim() === '') {
      setState({ phase: 'idle' });
      return;
    }
    let findInLists: (text: string, from?: number) => Finding[];
    try {
      ({ findInLists } = await import('./finder/findInLists'));
    } catch {
      setState({ phase: 'failed' });
      return;
    }
    // A slower answer to an older question would stand over a newer one.
    if (field.current?.value !== question.text) return;
    const since = question.from === '' ? undefined : Number(question.from);
    const findings = findInLists(question.text, since);
    setState({ phase: 'answered', findings, question });
  };
  const answerSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void answer(), PAUSE_MS);
  };

  useEffect(() => {
    // What was typed before React came stays; else what this tab had last.
    const kept = readTab(KEPT);
    if (field.current!.value === '' && isQuestion(kept)) {
      field.current!.value = kept.text;
      version.current!.value = kept.from;
    }
    if (field.current!.value !== '') answerSoon();
    return () => clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes in
  }, []);

  return (
    <div className={styles.finder}>
      <div className={styles.head}>
        <label htmlFor={`${id}code`}>{translate('Code, a stack trace, or a name')}</label>
        <span className={styles.version}>
          <label htmlFor={`${id}from`}>{translate('Written for')}</label>
          <select
            id={`${id}from`}
            ref={version}
            defaultValue={from ?? ''}
            onChange={answerSoon}
            suppressHydrationWarning
          >
            <option value="">{translate('Any version')}</option>
            {MAJORS.map((major) => (
              <option key={major} value={major}>{`v${major}`}</option>
            ))}
          </select>
        </span>
      </div>
      <textarea
        id={`${id}code`}
        ref={field}
        className={styles.code}
        rows={8}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}note`}
        onInput={answerSoon}
        suppressHydrationWarning
      />
      <p className={styles.note} id={`${id}note`}>
        {translate('Nothing that you paste leaves this page.')}
      </p>
      <div role="status" className={styles.status}>
        {state.phase === 'answered' && summary(state.findings.length, translate)}
        {state.phase === 'failed' && translate('The list of changes could not be loaded.')}
      </div>
      {state.phase === 'failed' && (
        <button type="button" className={styles.again} onClick={() => void answer()}>
          {translate('Try again')}
        </button>
      )}
      {state.phase === 'answered' && <FindingList findings={state.findings} />}
    </div>
  );
}

function summary(count: number, translate: ReturnType<typeof useTranslate>): string {
  if (count === 0) return translate('No name in this text is known to have changed.');
  if (count === 1) return translate('One change concerns this text.');
  return translate('{{count}} changes concern this text.', { count });
}

function isQuestion(value: unknown): value is Question {
  const { text, from } = (value ?? {}) as Partial<Record<keyof Question, unknown>>;
  return typeof text === 'string' && ['', ...MAJORS.map(String)].includes(String(from));
}
