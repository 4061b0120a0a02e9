import type { RefObject } from 'react';
import { useTranslate } from '../providers/useTranslate';
import type { FullScreen } from './useFullScreen';
import { WidthHandle } from './WidthHandle';

interface StageToolsProps {
  stage: RefObject<HTMLElement | null>;
  widthHandle: RefObject<HTMLDivElement | null>;
  width: number | undefined;
  fullScreen: FullScreen;
  onWidth: (width: number | undefined) => void;
}

/** What stands on the frame of a result: its edge, or the way out of full screen. */
export function StageTools({ stage, widthHandle, width, fullScreen, onWidth }: StageToolsProps) {
  const translate = useTranslate();
  if (!fullScreen.isFull) return <WidthHandle ref={widthHandle} {...{ stage, width, onWidth }} />;
  return (
    <button type="button" className="demo-button demo-full-close" onClick={fullScreen.close}>
      {translate('Exit full screen')}
    </button>
  );
}
