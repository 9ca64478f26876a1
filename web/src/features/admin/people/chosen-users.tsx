import { exportUsers } from '@akada/contract/observers/admin.ts';
import { changeUsers, type userActions } from '@akada/contract/observers/chosen-rows.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Selection } from '../../../lib/address/use-selection.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { call } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import { ReasonDialog } from '../../../ui/layers/written-dialogs.tsx';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { LeftOut, sayDone } from '../../../ui/list/left-out.tsx';
import { useAdminChange } from '../api.ts';

type Action = (typeof userActions)[number];

const labels: Readonly<Record<Action, string>> = {
  deactivate: 'Deactivate',
  reactivate: 'Restore',
  end_sessions: 'Sign out everywhere',
};
const actions = ['deactivate', 'reactivate', 'end_sessions'] as const;

const consequences: Readonly<Record<Action, string>> = {
  deactivate: 'They are signed out, and their coming sessions are cancelled and refunded.',
  reactivate: 'They can sign in again. Cancelled sessions stay cancelled.',
  end_sessions: 'They have to sign in again on every device.',
};

/** Administrators' actions on all selected accounts, with one reason. */
export function ChosenUsers({ selection: { ids, clear } }: { selection: Selection }) {
  const [asked, setAsked] = useState<Action | null>(null);
  const change = useAdminChange((body: { action: Action; reason: string }) =>
    call(changeUsers, { body: { ids: [...ids], ...body } }),
  );
  const open = (action: Action) => {
    change.reset();
    setAsked(action);
  };
  const run = (action: Action, reason: string) =>
    change.mutate(
      { action, reason },
      {
        onSuccess: (outcome) => {
          setAsked(null);
          sayDone('account', outcome);
          if (outcome.left_out.length === 0) clear();
        },
      },
    );

  return (
    <>
      {actions.map((action) => (
        <Button key={action} variant="default" onClick={() => open(action)}>
          {labels[action]}
        </Button>
      ))}
      <CsvButton
        name="akada-users.csv"
        fetchFile={() => download(exportUsers, { query: { ids: ids.join(',') } })}
      />
      {asked !== null && (
        <ReasonDialog
          title={`${labels[asked]}: ${counted(ids.length, 'account')}?`}
          label="Reason"
          description={`${consequences[asked]} The reason is kept in the record.`}
          save={labels[asked]}
          rules={({ reason }) => (reason.trim() === '' ? { reason: 'Give a reason' } : {})}
          refusal={change.error}
          isBusy={change.isPending}
          onClose={() => setAsked(null)}
          onSave={(reason) => run(asked, reason.trim())}
        />
      )}
      <LeftOut one="account" outcome={change.data} onClose={change.reset} />
    </>
  );
}
