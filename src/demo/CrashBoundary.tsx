import { Component, type ReactNode } from 'react';
import { translate } from '../core/interfaceText';
import { DemoFailure } from './DemoFailure';
import { issueLink } from './issueLink';

interface CrashBoundaryProps {
  /** The demo's title. */
  title: string;
  onReset: () => void;
  children: ReactNode;
}

/** Keeps a demo's crash to itself: says what happened, offers a fresh start and a report. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { title, onReset, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return (
      <DemoFailure
        message={translate('This demo has crashed.')}
        details={error.message}
        action={translate('Reset demo')}
        onAction={() => {
          this.setState({ error: undefined });
          onReset();
        }}
        reportLink={issueLink(title, window.location.href, error)}
      />
    );
  }
}
