import { NO_SERVICES, type Services } from '../../../core/services';
import { ContentError } from '../../kit/contentError';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of each address. */
const ADDRESSES = {
  adScript: 'NEXT_PUBLIC_AD_SCRIPT',
  adJson: 'NEXT_PUBLIC_AD_JSON',
  tag: 'NEXT_PUBLIC_TAG_SCRIPT',
  feedback: 'NEXT_PUBLIC_FEEDBACK_URL',
  chat: 'NEXT_PUBLIC_MUI_CHAT_API_BASE_URL',
  iconFont: 'NEXT_PUBLIC_ICON_FONT',
  reports: 'POLICY_REPORT_URL',
} as const;

/** The variable of each list of further origins, parted by spaces. */
const ORIGINS = {
  adOrigins: 'NEXT_PUBLIC_AD_ORIGINS',
  tagOrigins: 'NEXT_PUBLIC_TAG_ORIGINS',
  iconFontOrigins: 'NEXT_PUBLIC_ICON_FONT_ORIGINS',
} as const;

const CONSENT = 'NEXT_PUBLIC_CONSENT_REQUIRED';

/**
 * Reads which services a build uses. An unset or empty variable leaves its service out.
 * @throws ContentError which names the variable that cannot be used.
 */
export function readServices(environment: Environment): Services {
  const services: Services = { ...NO_SERVICES };
  for (const [key, variable] of Object.entries(ADDRESSES)) {
    const address = readAddress(variable, environment[variable]);
    if (address) services[key as keyof typeof ADDRESSES] = address;
  }
  for (const [key, variable] of Object.entries(ORIGINS)) {
    const origins = readOrigins(variable, environment[variable]);
    if (origins.length > 0) services[key as keyof typeof ORIGINS] = origins;
  }
  if (services.tag) checkTag(services.tag);
  if (services.reports) checkReports(services.reports);
  if (services.chat) services.chat = services.chat.replace(/\/+$/, '');
  services.isConsentRequired = readConsent(environment[CONSENT]);
  return services;
}

function problem(variable: string, text: string, fix: string): ContentError {
  return new ContentError({ file: `environment variable ${variable}` }, text, fix);
}

/** An address is https, or a path on the site itself as the preview's stand-ins have. */
function readAddress(variable: string, text = ''): string | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  const isPath = /^\/(?![/\\])/.test(address);
  if ((isPath || address.startsWith('https://')) && URL.canParse(address, 'https://a.example')) {
    return address;
  }
  const fix = 'Write the whole address, which starts with https://, or unset the variable.';
  throw problem(variable, `"${address}" is not an https address.`, fix);
}

function readOrigins(variable: string, text = ''): string[] {
  const origins = text.split(/\s+/).filter(Boolean);
  const wrong = origins.find(
    (origin) =>
      !/^https:\/\/[^*]+$/.test(origin) ||
      !URL.canParse(origin) ||
      new URL(origin).origin !== origin,
  );
  if (wrong === undefined) return origins;
  const fix = 'Write origins such as https://cdn.example.com, parted by spaces.';
  throw problem(variable, `"${wrong}" is not an origin.`, fix);
}

function checkTag(address: string): void {
  if (new URL(address, 'https://a.example').searchParams.get('id')) return;
  const fix = 'Add it: https://www.googletagmanager.com/gtag/js?id=G-0000000000';
  throw problem(ADDRESSES.tag, `"${address}" has no id.`, fix);
}

/** The address stands inside two headers, where these characters would end it. */
function checkReports(address: string): void {
  if (!/[;,"\s]/.test(address)) return;
  const fix = 'Write them as %3B, %2C, %22 and %20.';
  throw problem(ADDRESSES.reports, `"${address}" has characters that end a header's value.`, fix);
}

function readConsent(text = ''): boolean {
  if (['', 'true'].includes(text)) return true;
  if (text === 'false') return false;
  throw problem(CONSENT, `"${text}" is neither true nor false.`, 'Write true or false.');
}
