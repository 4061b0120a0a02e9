import * as React from 'react';
import type { Dayjs } from 'dayjs';

const timeOf = (value: Dayjs | null) => value?.valueOf() ?? null;

/**
 * Keeps the text that the user types as long as it belongs to the value of the picker. When the
 * value changes in another way, for example in the calendar, the text of the new value appears.
 */
export function useDraft(value: Dayjs | null, format: string) {
  const [draft, setDraft] = React.useState<{ text: string; time: number | null }>();
  const isCurrent = draft !== undefined && Object.is(draft.time, timeOf(value));
  const text = value?.isValid() ? value.format(format) : '';

  return {
    text: isCurrent ? draft.text : text,
    setText: (typed: string, next: Dayjs | null) => setDraft({ text: typed, time: timeOf(next) }),
  };
}
