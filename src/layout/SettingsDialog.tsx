import { TRANSLATIONS_LINK } from '../core/repository';
import { OfflinePacks } from '../offline/OfflinePacks';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { KeysAttribute } from '../core/dom/keys';
import { ChoiceGroup, type Choice } from './ChoiceGroup';
import { HueGroup } from './HueGroup';
import { LanguageLinks } from './LanguageLinks';

const MODES: readonly Choice[] = [
  { value: 'light', label: 'Light', icon: 'light-mode' },
  { value: 'dark', label: 'Dark', icon: 'dark-mode' },
  { value: 'system', label: 'System', icon: 'system' },
];
const DIRECTIONS: readonly Choice[] = [
  { value: 'ltr', label: 'Left to right', icon: 'ltr' },
  { value: 'rtl', label: 'Right to left', icon: 'rtl' },
];
const DENSITIES: readonly Choice[] = [
  { value: 'normal', label: 'Normal', icon: 'density-normal' },
  { value: 'compact', label: 'Compact', icon: 'density-compact' },
];
const NAVIGATION: readonly Choice[] = [
  { value: 'open', label: 'Shown' },
  { value: 'collapsed', label: 'Collapsed' },
];

/**
 * The settings drawer (SPEC 2.1): a popover with nothing of the reader's state in it. The state is
 * on `<html>`; `layout/settings.boot.ts` checks the radio buttons by it when the drawer opens.
 */
export function SettingsDialog() {
  const translate = useTranslate();
  return (
    <dialog id="settings" popover="auto" className="settings" aria-labelledby="settings-title">
      <div className="settings-header">
        <h2 id="settings-title">{translate('Settings')}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget="settings"
          popoverTargetAction="hide"
          aria-label={translate('Close settings')}
          title={translate('Close settings')}
        >
          <span className="icon icon-close" />
        </button>
      </div>
      <ChoiceGroup preference="mode" legend="Mode" choices={MODES} />
      <ChoiceGroup preference="direction" legend="Direction" choices={DIRECTIONS} />
      <ChoiceGroup preference="density" legend="Density" choices={DENSITIES} />
      <ChoiceGroup preference="navigation" legend="Navigation" choices={NAVIGATION} />
      <section aria-labelledby="settings-color">
        <h3 id="settings-color">{translate('Color')}</h3>
        <HueGroup slot="primary" legend="Primary" />
        <HueGroup slot="secondary" legend="Secondary" />
        <button type="button" className="text-button" data-reset-colors="">
          {translate('Reset colors')}
        </button>
      </section>
      <section aria-labelledby="settings-language">
        <h3 id="settings-language">{translate('Language')}</h3>
        <ul className="choices">
          <LanguageLinks className="choice" />
        </ul>
        <a className="text-button" href={TRANSLATIONS_LINK} rel="noopener">
          {translate('Help to translate')}
        </a>
      </section>
      <section aria-labelledby="settings-keys">
        <h3 id="settings-keys">{translate('Keyboard')}</h3>
        <button type="button" className="text-button" {...attribute(KeysAttribute.open)}>
          {translate('Keyboard shortcuts')}
        </button>
      </section>
      <section className="settings-offline" aria-labelledby="settings-offline">
        <h3 id="settings-offline">{translate('Offline reading')}</h3>
        <OfflinePacks product="all" />
      </section>
    </dialog>
  );
}
