import { useTranslate } from '../providers/useTranslate';
import type { SandboxProblem } from './sandbox/types';

interface ProblemsProps {
  problems: readonly SandboxProblem[];
  /** Shows the place of a problem in the editor. */
  onGoTo: (file: string, line: number) => void;
}

/** What went wrong in the code, each with the way to its line; screen readers are told politely. */
export function Problems({ problems, onGoTo }: ProblemsProps) {
  const translate = useTranslate();
  return (
    <div className="problems" role="status" aria-label={translate('Problems in the code')}>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ message, file, line }, index) => (
            <li key={`${index} ${message}`}>
              {file !== undefined && line !== undefined && (
                <button type="button" onClick={() => onGoTo(file, line)} dir="ltr">
                  {`${file}:${line}`}
                </button>
              )}{' '}
              <span dir="auto">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
