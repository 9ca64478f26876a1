import { LoadedSettings } from '../../../features/settings/loaded-settings.tsx';
import { PasswordForm } from '../../../features/settings/password-form.tsx';
import { SecondFactor } from '../../../features/settings/second-factor.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  return (
    <SettingsSectionPage>
      <LoadedSettings>
        {(settings) => (
          <>
            <Section title={settings.has_password ? 'Password' : 'Set a password'}>
              <PasswordForm hasPassword={settings.has_password} />
            </Section>
            <Section title="Second step at sign-in">
              <SecondFactor settings={settings} />
            </Section>
          </>
        )}
      </LoadedSettings>
    </SettingsSectionPage>
  );
}
