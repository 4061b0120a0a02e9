import { useEffect, useLayoutEffect, type ReactNode } from 'react';

interface ReportWhenShownProps {
  run: number;
  /** Before the browser paints the run. */
  onCommit: () => void;
  /** After everything of the run has had its effects. */
  onShown: () => void;
  children: ReactNode;
}

/** Tells once that a run is there; a changed look is not a new run. */
export function ReportWhenShown({ run, onCommit, onShown, children }: ReportWhenShownProps) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the callbacks are of the first render
  useLayoutEffect(onCommit, [run]);
  useEffect(() => {
    // A frame off screen gets no animation frames, and its timers are slow.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      onShown();
      port1.close();
    };
    port2.postMessage('');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [run]);
  return children;
}
