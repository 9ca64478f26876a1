import type { AdminTutor } from '@akada/contract/admin.ts';
import { Button, Skeleton, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './admin.module.css';
import { useApproveTutor, useRejectTutor, waitingTutorsQuery } from './api.ts';

export function WaitingTutors() {
  const { data, error, refetch } = useQuery(waitingTutorsQuery);

  if (error && data === undefined)
    return <LoadFault what="the tutors who wait" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={96} />;
  if (data.items.length === 0) return <Text c="dimmed">Nobody waits.</Text>;

  return (
    <ul className={classes.list}>
      {data.items.map((tutor) => (
        <li key={tutor.user_id} className={classes.entry}>
          <WaitingTutor tutor={tutor} />
        </li>
      ))}
    </ul>
  );
}

function WaitingTutor({ tutor }: { tutor: AdminTutor }) {
  const approval = useApproveTutor();
  const { full_name, email, profile } = tutor;

  return (
    <>
      <div className={classes.text}>
        <strong>{full_name}</strong> <Text component="span">{email}</Text>
        <Text>{profile.headline}</Text>
        <Text className={classes.biography}>{profile.biography}</Text>
        <Text c="dimmed">{[...profile.subjects, ...profile.qualifications].join(' · ')}</Text>
        {approval.error && <Notice kind="error">{approval.error.message}</Notice>}
      </div>
      <div className={classes.actions}>
        <ActionButton
          isBusy={approval.isPending}
          aria-label={`Approve ${full_name}`}
          onClick={() => approval.mutate(tutor)}
        >
          Approve
        </ActionButton>
        <Reject tutor={tutor} />
      </div>
    </>
  );
}

function Reject({ tutor }: { tutor: AdminTutor }) {
  const { full_name } = tutor;
  const [isOpen, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const rejection = useRejectTutor();

  return (
    <>
      <Button variant="default" aria-label={`Reject ${full_name}`} onClick={dialog.open}>
        Reject
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={dialog.close}
        title={`Reject ${full_name}?`}
        actions={
          <>
            <Button variant="default" onClick={dialog.close}>
              Keep waiting
            </Button>
            <ActionButton
              color="clay"
              isBusy={rejection.isPending}
              onClick={() => rejection.mutate({ tutor, reason })}
            >
              Reject with this reason
            </ActionButton>
          </>
        }
      >
        {rejection.error && <Notice kind="error">{rejection.error.message}</Notice>}
        <Textarea
          label="What has to change"
          description="The tutor reads this and can change the profile."
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Dialog>
    </>
  );
}
