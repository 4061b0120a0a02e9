import type { DemoInfo } from '../core/demoTypes';
import { usePreference } from '../providers/usePreference';
import { formFor, type Variant } from './forms';

/** Returns the form and language of a demo that the reader's preferences ask for. */
export function useVariant(info: DemoInfo): Variant {
  const [language] = usePreference('codeVariant');
  const [styling] = usePreference('codeStyling');
  return { form: formFor(info, styling), language };
}
