import { NotificationPreferencesForm } from '../../../features/notifications/preferences-form.tsx';
import { PushSettings } from '../../../features/push/push-settings.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { useAccount } from '../../../lib/session/account.ts';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  const { role } = useAccount();

  return (
    <SettingsSectionPage>
      {role === 'student' && (
        <Section title="Reminders on devices">
          <PushSettings />
        </Section>
      )}
      <Section title="Notifications">
        <NotificationPreferencesForm />
      </Section>
    </SettingsSectionPage>
  );
}
