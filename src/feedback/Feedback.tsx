import { useEffect, useId, useState, type ComponentType } from 'react';
import { assets } from '../../.generated/assets';
import type { InterfaceText } from '../core/interfaceText';
import { loadStylesheet } from '../browser/loadStylesheet';
import { useTranslate } from '../providers/useTranslate';
import { useServices } from '../providers/useServices';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';
import { FeedbackClass } from '../core/dom/feedback';
import { FEEDBACK_FAILED } from './failureMessage';
import type { FeedbackPanel, VoteClick } from './FeedbackPanel';
import type { Rating } from './feedbackState';
import { IssueLink } from './IssueLink';
import { useDraft } from './useDraft';
import { useEarlierVote } from './useEarlierVote';

interface FeedbackProps {
  /** Path of the page, with the hash of a section where it is about one. */
  page: string;
  /** Of the page or the section. */
  title: string;
  question: string;
}

type Panel = ComponentType<Parameters<typeof FeedbackPanel>[0]>;

const ANSWERS: readonly { rating: Rating; text: InterfaceText; icon: string }[] = [
  { rating: 1, text: 'Yes', icon: 'thumb-up' },
  { rating: -1, text: 'No', icon: 'thumb-down' },
];

async function loadPanel(): Promise<Panel> {
  const [module] = await Promise.all([import('./FeedbackPanel'), loadStylesheet(assets.services)]);
  return module.FeedbackPanel;
}

/** Asks whether a page or a section helped, where somebody hears the answer; else it offers an issue. */
export function Feedback(props: FeedbackProps) {
  const { feedback } = useServices();
  if (feedback !== undefined) return <Question {...props} />;
  return (
    <p className="feedback-link">
      <IssueLink page={props.page} title={props.title} comment="" />
    </p>
  );
}

/** The question stands in the document; what follows a vote is loaded with it. */
function Question({ page, title, question }: FeedbackProps) {
  const translate = useTranslate();
  const questionId = useId();
  const earlier = useEarlierVote(page);
  const [click, setClick] = useState<VoteClick>();
  const draft = useDraft(page);
  const [loaded, setLoaded] = useState<{ Panel?: Panel; isFailed: boolean }>({ isFailed: false });
  const rating = click?.rating ?? draft?.rating ?? earlier;
  const { Panel, isFailed } = loaded;
  const showPanel = () => {
    loadPanel().then(
      (panel) => setLoaded({ Panel: panel, isFailed: false }),
      () => setLoaded({ isFailed: true }),
    );
  };
  const vote = (wanted: Rating) => {
    setClick({ rating: wanted });
    if (!Panel) showPanel();
  };
  useEffect(() => {
    if (draft) showPanel();
  }, [draft]);
  return (
    <section className={FeedbackClass.question} aria-labelledby={questionId}>
      <p id={questionId}>{question}</p>
      <div className="feedback-votes" role="group" aria-labelledby={questionId}>
        {ANSWERS.map((answer) => (
          <button
            key={answer.text}
            type="button"
            {...attribute(PageAttribute.replay)}
            aria-pressed={rating === answer.rating}
            onClick={() => vote(answer.rating)}
          >
            <span className={`icon icon-${answer.icon}`} />
            {translate(answer.text)}
          </button>
        ))}
      </div>
      {isFailed && (
        <p className="feedback-error" role="alert">
          {translate(FEEDBACK_FAILED)}
        </p>
      )}
      {Panel && (click ?? draft) && <Panel page={page} title={title} vote={click} />}
    </section>
  );
}
