import { Component, type ReactNode } from 'react';
import { reportEvent } from '../browser/reportEvent';

/** Longest message that is reported, in characters. */
const MAX_LABEL = 100;

/** Shows nothing in place of an ad that has crashed, and reports it (SPEC 7.5). */
export class AdBoundary extends Component<{ children: ReactNode }, { isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override componentDidCatch(thrown: unknown) {
    const label = thrown instanceof Error ? thrown.message : String(thrown);
    reportEvent({ category: 'ad', action: 'crash', label: label.slice(0, MAX_LABEL) });
  }

  override render() {
    return this.state.isCrashed ? null : this.props.children;
  }
}
