import { NotificationPreferencesForm } from '../../../features/notifications/preferences-form.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  return (
    <SettingsSectionPage>
      <Section title="Notifications">
        <NotificationPreferencesForm />
      </Section>
    </SettingsSectionPage>
  );
}
