import { useTranslate } from '../providers/useTranslate';
import { feedbackIssue } from './feedbackIssue';

interface IssueLinkProps {
  /** Path of the page, with the hash of a section where it is about one. */
  page: string;
  /** Of the page or the section. */
  title: string;
  /** What the reader has written already. */
  comment: string;
}

/** Leads to a new issue that names the page. */
export function IssueLink({ page, title, comment }: IssueLinkProps) {
  const translate = useTranslate();
  return (
    <a className="feedback-issue" href={feedbackIssue(page, title, comment)} rel="noopener">
      <span className="icon icon-open-in-new" />
      {translate('Open an issue on GitHub')}
    </a>
  );
}
