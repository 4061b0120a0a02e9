import { describe, expect, test } from 'vitest';
import { readServices } from './readServices';

test('without variables there is no service, and consent would be asked for', () => {
  expect(readServices({})).toEqual({ isConsentRequired: true });
  expect(readServices({ NEXT_PUBLIC_FEEDBACK_URL: ' ' })).toEqual({ isConsentRequired: true });
});

test('reads every variable', () => {
  expect(
    readServices({
      NEXT_PUBLIC_AD_SCRIPT: 'https://ads.example/a.js',
      NEXT_PUBLIC_AD_JSON: 'https://ads.example/a.json',
      NEXT_PUBLIC_AD_ORIGINS: 'https://images.example  https://pixels.example',
      NEXT_PUBLIC_TAG_SCRIPT: 'https://tags.example/gtag/js?id=G-1',
      NEXT_PUBLIC_TAG_ORIGINS: 'https://collect.example',
      NEXT_PUBLIC_FEEDBACK_URL: '/stand-ins/feedback',
      NEXT_PUBLIC_MUI_CHAT_API_BASE_URL: 'https://chat.example/',
      NEXT_PUBLIC_ICON_FONT: 'https://fonts.example/icons.css',
      NEXT_PUBLIC_ICON_FONT_ORIGINS: 'https://files.example',
      POLICY_REPORT_URL: 'https://reports.example/csp',
      NEXT_PUBLIC_CONSENT_REQUIRED: 'false',
    }),
  ).toEqual({
    adScript: 'https://ads.example/a.js',
    adJson: 'https://ads.example/a.json',
    adOrigins: ['https://images.example', 'https://pixels.example'],
    tag: 'https://tags.example/gtag/js?id=G-1',
    tagOrigins: ['https://collect.example'],
    feedback: '/stand-ins/feedback',
    chat: 'https://chat.example',
    iconFont: 'https://fonts.example/icons.css',
    iconFontOrigins: ['https://files.example'],
    reports: 'https://reports.example/csp',
    isConsentRequired: false,
  });
});

describe('a variable that cannot be used is named', () => {
  test.each([
    ['NEXT_PUBLIC_FEEDBACK_URL', 'http://a.example/', 'is not an https address'],
    ['POLICY_REPORT_URL', '/r; script-src *', 'has characters that end'],
    ['POLICY_REPORT_URL', '/r"', 'has characters that end'],
    ['NEXT_PUBLIC_FEEDBACK_URL', '//a.example/', 'is not an https address'],
    ['NEXT_PUBLIC_AD_SCRIPT', 'javascript:alert(1)', 'is not an https address'],
    ['NEXT_PUBLIC_AD_JSON', 'https://', 'is not an https address'],
    ['NEXT_PUBLIC_TAG_SCRIPT', 'https://a.example/gtag/js', 'has no id'],
    ['NEXT_PUBLIC_AD_ORIGINS', 'https://a.example/path', 'is not an origin'],
    ['NEXT_PUBLIC_AD_ORIGINS', "'unsafe-inline'", 'is not an origin'],
    ['NEXT_PUBLIC_TAG_ORIGINS', 'https:', 'is not an origin'],
    ['NEXT_PUBLIC_AD_ORIGINS', 'https://*', 'is not an origin'],
    ['NEXT_PUBLIC_AD_ORIGINS', 'https://*.example', 'is not an origin'],
    ['NEXT_PUBLIC_CONSENT_REQUIRED', 'no', 'is neither true nor false'],
  ])('%s=%s', (variable, value, text) => {
    const read = () => readServices({ [variable]: value });
    expect(read).toThrow(`environment variable ${variable}: "${value}" ${text}`);
    expect(read).toThrow(/Fix: \w+/);
  });
});
