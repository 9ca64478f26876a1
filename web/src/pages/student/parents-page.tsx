import { OwnParents } from '../../features/parents/own-parents.tsx';
import { SettingsSectionPage } from '../../features/settings/settings-section-page.tsx';

export function Component() {
  return (
    <SettingsSectionPage>
      <OwnParents />
    </SettingsSectionPage>
  );
}
