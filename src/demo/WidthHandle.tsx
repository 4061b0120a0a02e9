import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTranslate } from '../providers/useTranslate';
import { availableWidth, clampWidth, MIN_WIDTH, widthAfterKey } from './stageWidth';

interface WidthHandleProps {
  stage: RefObject<HTMLElement | null>;
  /** Width that the reader has chosen for the result, in pixels; the place's own when absent. */
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * The edge of a result that readers drag to see the demo at another width. It is a window splitter
 * (ARIA Authoring Practices): arrows move it, Home and End lead to its ends. It is no stop of the Tab
 * key, or each demo would have one more: the demo's menu leads to it.
 */
export function WidthHandle({ stage, width, onWidth, ref }: WidthHandleProps) {
  const translate = useTranslate();
  /** Where the pointer took the handle, and how wide the result was. */
  const start = useRef<{ x: number; width: number } | undefined>(undefined);
  const widest = stage.current ? availableWidth(stage.current) : undefined;
  const now = width ?? widest ?? MIN_WIDTH;
  const sign = () => (isRightToLeft(stage.current) ? -1 : 1);

  const choose = (next: number) => {
    const most = availableWidth(stage.current!);
    const clamped = clampWidth(next, most);
    // At its full width the result follows the page again.
    onWidth(clamped === most ? undefined : clamped);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: width ?? availableWidth(stage.current!) };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    choose(start.current.width + sign() * (event.clientX - start.current.x));
  };
  const onPointerEnd = () => {
    start.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const most = availableWidth(stage.current!);
    const next = widthAfterKey(event.key, width ?? most, most, isRightToLeft(stage.current));
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- with a value it is a widget.
    <div
      ref={ref}
      className="demo-width"
      role="separator"
      aria-orientation="vertical"
      aria-label={translate('Width of the demo')}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={widest}
      aria-valuenow={now}
      aria-valuetext={translate('{{width}} pixels', { width: String(now) })}
      tabIndex={-1}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}
