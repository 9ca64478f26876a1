import type { SuccessOf } from '@akada/contract/wire/endpoint.ts';
import type { getShare, ShareRecipient } from '@akada/contract/work/shares/sharing.ts';
import { shareEnds } from '@akada/core/sharing/share-rules.ts';
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useListState } from '../../lib/address/use-list-address.ts';
import { dayOfYearText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardShape } from '../../ui/feedback/shapes.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import { Rows } from '../../ui/list/rows.tsx';
import { RightNotice } from '../../ui/rights/right-notice.tsx';
import {
  recipientsQuery,
  reportsQuery,
  shareQuery,
  useChangeShare,
  useConfirmRight,
  useInvite,
  usePublishShare,
  useRemoveRecipient,
  useRevokeShare,
} from './api.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { changesText, findAddresses, partsText, standingText } from './words.ts';

type OpenShare = SuccessOf<typeof getShare>;

/** The settings, recipients and reports of the user's own share. */
export function OwnShare({ id }: { id: string }) {
  return (
    <Loaded what="how it is shared" query={shareQuery(id)} shape={<CardShape />}>
      {(share) => <Parts share={share} />}
    </Loaded>
  );
}

function Parts({ share }: { share: OpenShare }) {
  const { id, link, ended, version, accepted, left_out } = share;
  const isOpen = ended !== 'taken_down' && ended !== 'unconfirmed';

  return (
    <Stack>
      {ended === 'unconfirmed' && <ConfirmRight share={share} />}
      {ended !== null && ended !== 'unconfirmed' && (
        <Notice kind="warning">
          {shareEnds[ended]} {ended === 'taken_down' && 'Your notifications say what you can do.'}
        </Notice>
      )}
      <Text className="figures">
        Version {version}, {partsText(share)}.{' '}
        {accepted === 0 ? 'No one has it yet.' : `${counted(accepted, 'person has', 'people have')} it.`}
      </Text>
      {left_out > 0 && (
        <Text size="sm" c="dimmed">
          {counted(left_out, 'card')} made of questions stay with you: an exam may ask them.
        </Text>
      )}
      {isOpen && link !== null && <CopyField label="Link" text={location.origin + link} />}
      {isOpen && <Unsent share={share} />}
      {isOpen && <Invite id={id} />}
      <Recipients id={id} />
      {share.reports > 0 && <Reports id={id} />}
      <Change share={share} />
      <StopSharing share={share} />
    </Stack>
  );
}

/** Nobody else can open a past paper before its owner has confirmed the right to share it. */
function ConfirmRight({ share }: { share: OpenShare }) {
  const confirming = useConfirmRight(share);

  return (
    <RightNotice
      confirm="Confirm"
      isBusy={confirming.isPending}
      error={confirming.error}
      onConfirm={() => confirming.mutate(undefined)}
    />
  );
}

/** Unpublished changes of the shared object, and the button that shares them. */
function Unsent({ share: { id, unsent } }: { share: OpenShare }) {
  const publishing = usePublishShare(id);
  const text = unsent === null ? '' : changesText(unsent);

  if (text === '') return null;
  return (
    <Notice
      kind="info"
      title={`Not shared yet: ${text}`}
      actions={
        <ActionButton isBusy={publishing.isPending} onClick={() => publishing.mutate(undefined)}>
          Share the changes
        </ActionButton>
      }
    >
      {publishing.error?.message ?? 'Those with a copy are offered the changes.'}
    </Notice>
  );
}

function Invite({ id }: { id: string }) {
  const [text, setText] = useState('');
  const inviting = useInvite(id);
  const addresses = findAddresses(text);
  const send = () =>
    inviting.mutate(addresses, {
      onSuccess: () => {
        setText('');
        toast.success(`Sent to ${counted(addresses.length, 'address', 'addresses')}.`);
      },
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (addresses.length > 0) send();
      }}
    >
      <Stack gap="8px">
        <FormFault error={inviting.error} />
        <Textarea
          label="Send it to addresses"
          description="Several with commas or spaces between them."
          autosize
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          inputMode="email"
          autoComplete="off"
        />
        <div>
          <ActionButton
            type="submit"
            variant="default"
            isBusy={inviting.isPending}
            disabled={addresses.length === 0}
          >
            Send
          </ActionButton>
        </div>
      </Stack>
    </form>
  );
}

function Recipients({ id }: { id: string }) {
  const address = useListState();
  const removing = useRemoveRecipient(id);
  const getTools = (recipient: ShareRecipient) =>
    recipient.state !== 'removed' && (
      <Button
        variant="subtle"
        color="gray"
        aria-label={`Remove ${recipient.name}`}
        onClick={() => removing.mutate(recipient.id)}
      >
        Remove
      </Button>
    );

  return (
    <div>
      <Title order={2} size="h4">
        Who has it
      </Title>
      <FormFault error={removing.error} />
      <ResourceList
        what="who has it"
        one="person"
        label="Who has it"
        query={recipientsQuery(id, address.page)}
        address={address}
        shape={{ rows: 2 }}
        empty={<Text c="dimmed">No one yet.</Text>}
        idOf={(recipient) => recipient.id}
        row={(recipient) => (
          <RowText title={recipient.name}>
            <RowFacts>{standingText(recipient)}</RowFacts>
          </RowText>
        )}
        actions={getTools}
      />
    </div>
  );
}

function Reports({ id }: { id: string }) {
  const zone = useZone();

  return (
    <Loaded what="what was reported" query={reportsQuery(id)} shape={<CardShape />}>
      {({ items }) => (
        <div>
          <Title order={2} size="h4">
            Mistakes that were found
          </Title>
          <Rows
            label="Mistakes that were found"
            items={items}
            idOf={(report) => report.id}
            row={({ name, about, comment, reported_at }) => (
              <RowText title={comment}>
                <RowFacts>
                  {[about, name, dayOfYearText(reported_at, zone)].filter(Boolean).join(' · ')}
                </RowFacts>
              </RowText>
            )}
          />
        </div>
      )}
    </Loaded>
  );
}

/** Changes rights, expiry and link; each takes effect immediately. */
function Change({ share }: { share: OpenShare }) {
  const changing = useChangeShare(share.id);
  const choices = { rights: share.rights, days: 0 as const, by_link: share.link !== null };
  const zone = useZone();

  return (
    <details>
      <summary>What they may do, and how long</summary>
      <Stack mt="sm">
        {share.expires_at !== null && <Text>Good until {dayOfYearText(share.expires_at, zone)}.</Text>}
        <FormFault error={changing.error} />
        <ChoiceFields choices={changing.variables ?? choices} onChange={(next) => changing.mutate(next)} />
        {share.link !== null && (
          <Text size="sm" c="dimmed">
            A link that is switched off cannot be used again.
          </Text>
        )}
      </Stack>
    </details>
  );
}

function StopSharing({ share: { id, title } }: { share: OpenShare }) {
  const [isAsked, setAsked] = useState(false);
  const revoking = useRevokeShare(id);
  const close = () => setAsked(false);

  return (
    <Group>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        Stop sharing
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title="Stop sharing it?"
        actions={
          <>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <ActionButton color="red" isBusy={revoking.isPending} onClick={() => revoking.mutate(undefined)}>
              Stop sharing
            </ActionButton>
          </>
        }
      >
        <FormFault error={revoking.error} />
        <Text>
          Link and invitations to “{title}” stop working immediately. People keep the copies they took.
        </Text>
      </Dialog>
    </Group>
  );
}
