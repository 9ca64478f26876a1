import type { InvitationLine, InvitationPlan } from '@akada/contract/work/classes/class-invitations.ts';
import { addressListLimits } from '@akada/core/class-invitations/address-list.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { CsvField } from '../../ui/import/csv-field.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { useInvite, usePreview } from './api.ts';

/** Invites a list of addresses: first the list shows what each line does, then the mails are sent. */
export function AddressInvitations({ courseId }: { courseId: string }) {
  const [text, setText] = useState('');
  const preview = usePreview(courseId);
  const inviting = useInvite(courseId);
  const change = (newText: string) => {
    setText(newText);
    preview.reset();
    inviting.reset();
  };
  const plan = preview.data;

  return (
    <Stack>
      <Text>
        Each address gets one mail with the link to your class. It looks the same to people with and without
        an account, and you are not told which they are.
      </Text>
      <CsvField
        value={text}
        onChange={change}
        placeholder={'ada@example.com\nChidi Obi, chidi@example.com'}
        limit={addressListLimits.text}
        error={null}
      />
      <FormFault error={inviting.error ?? preview.error} />
      {inviting.data ? (
        <Notice kind="success">
          {inviting.data.invited === 0
            ? 'Everybody on this list was invited before. No second mail was sent.'
            : `${counted(inviting.data.invited, 'invitation')} on the way.`}
        </Notice>
      ) : (
        plan && <PlanList plan={plan} />
      )}
      {!inviting.data && (
        <Group gap={8}>
          {plan === undefined ? (
            <ActionButton
              isBusy={preview.isPending}
              disabled={text.trim() === ''}
              onClick={() => preview.mutate(text)}
            >
              See what each line does
            </ActionButton>
          ) : (
            <ActionButton
              isBusy={inviting.isPending}
              disabled={plan.invited === 0}
              onClick={() => inviting.mutate(text)}
            >
              Invite {counted(plan.invited, 'person', 'people')}
            </ActionButton>
          )}
        </Group>
      )}
    </Stack>
  );
}

const outcomeWords: Readonly<Record<InvitationLine['outcome'], string>> = {
  invite: 'Gets an invitation',
  invited_before: 'Was invited before. No second mail',
  repeated: 'Is on the list twice. One mail',
  invalid: 'Has no address. It gets no mail',
};

function PlanList({ plan }: { plan: InvitationPlan }) {
  if (plan.lines.length === 0) return <Text>This list has no lines.</Text>;
  return (
    <Rows
      label="Lines of this list"
      items={plan.lines}
      idOf={({ line }) => String(line)}
      row={({ line, text, outcome }) => (
        <RowText title={<bdi>{text}</bdi>}>
          <RowFacts>
            Line {line}. {outcomeWords[outcome]}
          </RowFacts>
        </RowText>
      )}
    />
  );
}
