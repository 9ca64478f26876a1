import { links } from '@akada/core/links/links.ts';
import { studyReminderQuery } from '../../../features/habits/api.ts';
import { ReminderForm } from '../../../features/habits/reminder-form.tsx';
import { AccountForm } from '../../../features/settings/account-form.tsx';
import { DataUseChoice } from '../../../features/settings/data-use-choice.tsx';
import { KeyChoice } from '../../../features/settings/key-choice.tsx';
import { LoadedSettings } from '../../../features/settings/loaded-settings.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { ThemeChoice } from '../../../features/settings/theme-choice.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { SpeechFields } from '../../../ui/listening/speech-fields.tsx';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  const { role } = useAccount();

  return (
    <SettingsSectionPage>
      <Section title="Appearance">
        <ThemeChoice />
      </Section>
      <Section title="Mobile data">
        <DataUseChoice />
      </Section>
      {role === 'student' && (
        <Section title="Read aloud">
          <SpeechFields />
        </Section>
      )}
      <Section title="Keyboard">
        <KeyChoice />
      </Section>
      <LoadedSettings>
        {(settings) => (
          <>
            <Section title="Account">
              <AccountForm settings={settings} />
            </Section>
            {role === 'student' && !settings.minimise_gamification && (
              <Section title="Goal and leaderboards">
                Your goal of the week, and the name that others see on a leaderboard, are with your{' '}
                <TextLink to={links.achievements()}>achievements</TextLink>.
              </Section>
            )}
          </>
        )}
      </LoadedSettings>
      {role === 'student' && (
        <Section title="Study reminder">
          <Loaded what="your reminder" query={studyReminderQuery} shape={<FormShape fields={1} />}>
            {(reminder) => <ReminderForm reminder={reminder} />}
          </Loaded>
        </Section>
      )}
    </SettingsSectionPage>
  );
}
