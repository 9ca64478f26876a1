import type { WaitingCase } from '@akada/contract/observers/waiting.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { isConflict } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { RowsShape } from '../../../ui/feedback/shapes.tsx';
import { SelectField } from '../../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { usersQuery } from '../api.ts';
import { useClaimCase } from './api.ts';

const administratorsQuery = usersQuery({
  search: '',
  role: 'admin',
  state: undefined,
  order: 'name',
  page: 0,
});

/** Asks which administrator gets the case. */
export function HandOverDialog({ one, onClose }: { one: WaitingCase; onClose: () => void }) {
  const me = useAccount().id;
  const claiming = useClaimCase(one);
  const [to, setTo] = useState('');

  return (
    <FormDialog
      title="Hand this over?"
      save="Hand over"
      onClose={onClose}
      isBusy={claiming.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== '')
          claiming.mutate(to, {
            onSuccess: ({ holder }) => {
              toast.success(`${holder?.full_name ?? 'Your colleague'} has this now.`);
              onClose();
            },
            onError: (error) => (isConflict(error) ? onClose() : undefined),
          });
      }}
    >
      <FormFault error={claiming.error} />
      <Loaded what="the administrators" query={administratorsQuery} shape={<RowsShape rows={1} lines={1} />}>
        {({ items }) => {
          const others = items.filter(({ id, deactivated }) => id !== me && !deactivated);
          if (others.length === 0) return <Text>You are the only administrator.</Text>;

          return (
            <SelectField
              label="Administrator"
              value={to}
              options={[
                ['', 'Choose an administrator'],
                ...others.map(({ id, full_name, email }) => [id, `${full_name}, ${email}`] as const),
              ]}
              onChange={setTo}
            />
          );
        }}
      </Loaded>
    </FormDialog>
  );
}
