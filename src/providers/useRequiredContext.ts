import { useContext, type Context } from 'react';

/**
 * Returns the value of a context that must be there.
 * @param hook Name of the hook that asks, for the message.
 * @param provider Name of the component that brings the context.
 * @throws Error which names the provider, when it is missing (SPEC 7.6).
 */
export function useRequiredContext<Value>(
  context: Context<Value | null>,
  hook: string,
  provider: string,
): Value {
  const value = useContext(context);
  if (value === null) {
    throw new Error(`${hook} found no context: the component must be wrapped in <${provider}>.`);
  }
  return value;
}
