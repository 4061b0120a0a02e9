import { useEffect, useState, useSyncExternalStore } from 'react';
import { openSandbox } from './sandbox/openSandbox';
import type { SandboxLook } from './sandbox/types';
import { createSession, type Session, type SessionOptions, type SessionState } from './session';

/**
 * Begins a session that lives as long as the component.
 * @param begin Returns what it begins with; asked once.
 */
export function useSession(
  look: SandboxLook,
  begin: () => Omit<SessionOptions, 'look' | 'open'>,
): [Session, SessionState] {
  const [session] = useState(() => createSession({ ...begin(), look, open: openSandbox }));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.setLook(look), [session, look]);
  useEffect(() => {
    if (!state.isUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [state.isUnkept]);
  return [session, state];
}
