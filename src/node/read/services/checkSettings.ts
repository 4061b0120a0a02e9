import { ContentError } from '../../kit/contentError';

/** Variables of the environment beside those of services, with what they must be. */
const SETTINGS: Readonly<Record<string, { isValid: (value: string) => boolean; fix: string }>> = {
  NEXT_PUBLIC_DOCS_HOST: {
    isValid: (host) =>
      URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host,
    fix: 'Write the host alone, such as mui.com, or unset the variable.',
  },
  SOURCE_CODE_REPO: {
    isValid: (address) => address.startsWith('https://') && URL.canParse(address),
    fix: 'Write the whole address, which starts with https://, or unset the variable.',
  },
};

/**
 * Checks the settings of a build that would otherwise be ignored: a host that matches no page, and
 * links that lead nowhere.
 * @throws ContentError which names the variable.
 */
export function checkSettings(environment: Readonly<Record<string, string | undefined>>): void {
  for (const [variable, { isValid, fix }] of Object.entries(SETTINGS)) {
    const value = environment[variable];
    if (!value || isValid(value)) continue;
    throw new ContentError(
      { file: `environment variable ${variable}` },
      `"${value}" cannot be used.`,
      fix,
    );
  }
}
