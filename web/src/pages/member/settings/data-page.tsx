import { ModelChoice } from '../../../features/language-model/model-choice.tsx';
import { RecordingConsent } from '../../../features/notes/recordings/recording-consent.tsx';
import { AccountDeletion } from '../../../features/settings/account-deletion.tsx';
import { DataDownload } from '../../../features/settings/data-download.tsx';
import { LoadedSettings } from '../../../features/settings/loaded-settings.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  const { role } = useAccount();

  return (
    <SettingsSectionPage>
      <Section title="Download my data">
        <DataDownload />
      </Section>
      {role === 'student' && (
        <>
          <Section title="Language model">
            <ModelChoice />
          </Section>
          <Section title="Recordings">
            <RecordingConsent />
          </Section>
        </>
      )}
      <LoadedSettings>
        {(settings) => (
          <Section title="Delete my account">
            <AccountDeletion settings={settings} />
          </Section>
        )}
      </LoadedSettings>
    </SettingsSectionPage>
  );
}
