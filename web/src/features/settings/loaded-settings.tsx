import type { AccountSettings } from '@akada/contract/identity/account-settings.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { settingsQuery } from '../../lib/session/account.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Panel } from '../../ui/page/panel.tsx';

/** Renders its children once the account's settings have loaded. */
export function LoadedSettings({ children }: { children: (settings: AccountSettings) => ReactNode }) {
  const { data, error, refetch } = useQuery(settingsQuery);

  if (data !== undefined) return children(data);
  if (error) return <LoadFault what="your settings" error={error} onRetry={() => void refetch()} />;
  return (
    <Panel>
      <Waiting what="your settings" queries={[settingsQuery.queryKey]}>
        <FormShape fields={2} />
      </Waiting>
    </Panel>
  );
}
