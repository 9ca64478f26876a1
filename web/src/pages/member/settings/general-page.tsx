import { AccountForm } from '../../../features/settings/account-form.tsx';
import { KeyChoice } from '../../../features/settings/key-choice.tsx';
import { LoadedSettings } from '../../../features/settings/loaded-settings.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { ThemeChoice } from '../../../features/settings/theme-choice.tsx';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  return (
    <SettingsSectionPage>
      <Section title="Appearance">
        <ThemeChoice />
      </Section>
      <Section title="Keyboard">
        <KeyChoice />
      </Section>
      <LoadedSettings>
        {(settings) => (
          <Section title="Account">
            <AccountForm settings={settings} />
          </Section>
        )}
      </LoadedSettings>
    </SettingsSectionPage>
  );
}
