import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepTab, readTab } from '../browser/tabStorage';
import { wantsToSaveData } from '../browser/saveData';
import { whenIdle } from '../browser/whenIdle';
import { useTranslate } from '../providers/useTranslate';
import { FindingList } from './finder/FindingList';
import type { Answer } from './finder/findInLists';
import { MessageList } from './finder/MessageList';
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
  /** How far the page was scrolled when a result was followed. */
  top?: number | undefined;
}

type State =
  { phase: 'idle' | 'failed' } | { phase: 'answered'; answer: Answer; question: Question };

/** Brings the lists before they are needed, so that the page works when the network has gone. */
function preloadLists(): () => void {
  if (wantsToSaveData()) return () => {};
  // They are asked for again with the first text, which then says what went wrong.
  return whenIdle(() => void import('./finder/findInLists').catch(() => {}));
}

/**
 * Finds in pasted code what upgrades of MUI X changed. Nothing that is typed leaves the page.
 */
export function NameFinder({ from }: NameFinderProps) {
  const translate = useTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const version = useRef<HTMLSelectElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<State>({ phase: 'idle' });
  /** Where the reader left the results, until they are there again. */
  const left = useRef<number>(undefined);
  /** Where the page is to be scrolled to once the results are in it. */
  const target = useRef<number>(undefined);

  const answer = async () => {
    const question = { text: field.current!.value, from: version.current!.value };
    keepTab(KEPT, question.text === '' ? undefined : question);
    if (question.text.trim() === '') {
      setState({ phase: 'idle' });
      return;
    }
    let findInLists: (text: string, from?: number) => Answer;
    try {
      ({ findInLists } = await import('./finder/findInLists'));
    } catch {
      setState({ phase: 'failed' });
      return;
    }
    // A slower answer to an older question would stand over a newer one.
    if (field.current?.value !== question.text) return;
    const since = question.from === '' ? undefined : Number(question.from);
    const found = findInLists(question.text, since);
    if (left.current !== undefined && isRestored(left.current)) target.current = left.current;
    left.current = undefined;
    setState({ phase: 'answered', answer: found, question });
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
      left.current = kept.top;
    }
    if (field.current!.value !== '') answerSoon();
    const stopPreloading = preloadLists();
    return () => {
      clearTimeout(timer.current);
      stopPreloading();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes in
  }, []);

  // Results come after the place that the reader goes back to was restored, and move it away.
  useLayoutEffect(() => {
    if (target.current !== undefined) scrollTo(0, target.current);
    target.current = undefined;
  }, [state]);
  const keepPlace = () => {
    if (state.phase === 'answered') keepTab(KEPT, { ...state.question, top: scrollY });
  };

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
        {state.phase === 'answered' && summary(state.answer, translate)}
        {state.phase === 'failed' && translate('The list of changes could not be loaded.')}
      </div>
      {state.phase === 'failed' && (
        <button type="button" className={styles.again} onClick={() => void answer()}>
          {translate('Try again')}
        </button>
      )}
      {state.phase === 'answered' && (
        <div onClickCapture={keepPlace}>
          <MessageList messages={state.answer.messages} />
          <FindingList findings={state.answer.findings} />
        </div>
      )}
    </div>
  );
}

function summary(
  { findings, messages }: Answer,
  translate: ReturnType<typeof useTranslate>,
): string {
  const count = findings.filter(({ isSettled }) => !isSettled).length;
  if (count === 1) return translate('One change concerns this text.');
  if (count > 1) return translate('{{count}} changes concern this text.', { count });
  if (messages.length > 0) return translate('The guides explain this message:');
  if (findings.length > 0)
    return translate('As far as this text shows, nothing is left to change.');
  return translate('No name in this text is known to have changed.');
}

/** Whether the page is scrolled to a place, or as near to it as its height allows yet. */
function isRestored(top: number): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(top, end)) <= 1;
}

function isQuestion(value: unknown): value is Question {
  const { text, from, top } = (value ?? {}) as Partial<Record<keyof Question, unknown>>;
  const isPlace = top === undefined || typeof top === 'number';
  return typeof text === 'string' && isPlace && ['', ...MAJORS.map(String)].includes(String(from));
}
