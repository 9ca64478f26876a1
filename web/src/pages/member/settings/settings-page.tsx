import { SettingsList } from '../../../features/settings/settings-list.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  return (
    <Page title="Settings">
      <SettingsList />
    </Page>
  );
}
