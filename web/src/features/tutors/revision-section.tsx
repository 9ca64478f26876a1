import type { TutorProfile, TutorRevision } from '@akada/contract/base/tutors.ts';
import { getDifferences } from '@akada/core/tutors/profile-revision.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Comparison } from '../../ui/page/comparison.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useWithdrawRevision } from './api.ts';

interface RevisionSectionProps {
  userId: string;
  profile: TutorProfile;
  revision: TutorRevision;
  /** Called when the profile is again only the approved content. */
  onWithdrawn: () => void;
}

/** The tutor's requested change next to the content that students still see. */
export function RevisionSection({ userId, profile, revision, onWithdrawn }: RevisionSectionProps) {
  return (
    <Section title="Your change">
      <Stack>
        <Comparison
          beforeTitle="Students see"
          afterTitle={revision.state === 'pending' ? 'In review' : 'Not approved'}
          differences={getDifferences(profile, revision.content)}
        />
        <div>
          <Withdrawal userId={userId} onWithdrawn={onWithdrawn} />
        </div>
      </Stack>
    </Section>
  );
}

function Withdrawal({ userId, onWithdrawn }: Pick<RevisionSectionProps, 'userId' | 'onWithdrawn'>) {
  const [isOpen, dialog] = useDisclosure(false);
  const withdrawal = useWithdrawRevision({ userId, onWithdrawn });

  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Withdraw the change
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={dialog.close}
        title="Withdraw the change?"
        actions={
          <>
            <Button variant="default" onClick={dialog.close}>
              Go back
            </Button>
            <ActionButton color="clay" isBusy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              Withdraw
            </ActionButton>
          </>
        }
      >
        {withdrawal.error && <Notice kind="error">{withdrawal.error.message}</Notice>}
        <Text>Your approved profile stays. Your proposed change will be deleted.</Text>
      </Dialog>
    </>
  );
}
