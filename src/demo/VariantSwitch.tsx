import type { DemoInfo } from '../core/demoTypes';
import { setPreference } from '../browser/preferenceStore';
import type { PreferenceName, PreferenceValue } from '../core/preferences';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';
import { STYLINGS, type Variant } from './forms';

interface SwitchProps<Name extends PreferenceName> {
  preference: Name;
  label: string;
  options: readonly { value: PreferenceValue<Name>; label: string; isShown: boolean }[];
}

/** Buttons for the values of a preference; the change shows on every demo at once (SPEC 2.5). */
function PreferenceSwitch<Name extends PreferenceName>(props: SwitchProps<Name>) {
  const { preference, label, options } = props;
  return (
    <div className="demo-switch" role="group" aria-label={label} translate="no">
      {options.map(({ value, label: text, isShown }) => (
        <button
          key={value}
          type="button"
          tabIndex={-1}
          {...attribute(PageAttribute.replay)}
          value={value}
          aria-pressed={isShown}
          onClick={() => setPreference(preference, value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const LANGUAGES = ['TS', 'JS'] as const;

/** Chooses the language in which code is shown. */
export function LanguageSwitch({ variant }: { variant: Variant }) {
  const translate = useTranslate();
  const options = LANGUAGES.map((value) => ({
    value,
    label: value,
    isShown: value === variant.language,
  }));
  return (
    <PreferenceSwitch preference="codeVariant" label={translate('Language')} options={options} />
  );
}

/** Chooses how demos are styled, where a demo has more than one form. */
export function StylingSwitch({ info, variant }: { info: DemoInfo; variant: Variant }) {
  const translate = useTranslate();
  if (info.forms.length < 2) return null;
  const options = STYLINGS.filter(({ form }) => info.forms.includes(form)).map(
    ({ form, styling, label }) => ({ value: styling, label, isShown: form === variant.form }),
  );
  return (
    <PreferenceSwitch preference="codeStyling" label={translate('Styling')} options={options} />
  );
}
