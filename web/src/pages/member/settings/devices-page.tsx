import { DeviceList } from '../../../features/settings/device-list.tsx';
import { SettingsSectionPage } from '../../../features/settings/settings-section-page.tsx';
import { Section } from '../../../ui/page/panel.tsx';

export function Component() {
  return (
    <SettingsSectionPage>
      <Section title="Where you are signed in">
        <DeviceList />
      </Section>
    </SettingsSectionPage>
  );
}
