import type { TutorView } from '@akada/contract/observers/students.ts';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../lib/toast/toast.ts';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { useShare } from './api.ts';
import { describeOwnSharing, getFirstName } from './sharing-words.ts';

/** The student's choice of the results that a tutor sees: requested once, changed and stopped at any time. */
export function SharingForm({ view }: { view: TutorView }) {
  const { tutor, sharing, courses } = view;
  const name = getFirstName(tutor.full_name);
  const share = useShare(tutor.id);
  const isRequested = sharing.state === 'asked';
  const canShare = sharing.can_share.classes || sharing.can_share.sessions;
  const [choice, choose] = useState({
    classes: isRequested ? sharing.can_share.classes : sharing.classes,
    sessions: isRequested ? sharing.can_share.sessions : sharing.sessions,
  });
  const send = (next: typeof choice, sentence: string) => {
    choose(next);
    share.mutate(next, { onSuccess: () => toast.success(sentence) });
  };
  const nothing = { classes: false, sessions: false };
  const isSharing = sharing.state === 'shared';

  return (
    <Section title={isRequested ? `What may ${name} see?` : `${name}’s view`}>
      <Stack gap="sm">
        <Text>{describeOwnSharing(view, name)}</Text>
        <FormFault error={share.error} />
        {canShare && (
          <>
            {sharing.can_share.classes && (
              <Checkbox
                label={`My results in ${courses.map((course) => course.name).join(', ')}`}
                description="Topics, how sure they are, and your last day of study there."
                checked={choice.classes}
                onChange={({ currentTarget: { checked } }) => choose({ ...choice, classes: checked })}
              />
            )}
            {sharing.can_share.sessions && (
              <Checkbox
                label={`My results in the subject of our sessions, and in sets from ${name}`}
                description="Until your last session with this tutor ends."
                checked={choice.sessions}
                onChange={({ currentTarget: { checked } }) => choose({ ...choice, sessions: checked })}
              />
            )}
            <Text c="dimmed" size="sm">
              {name} never sees your notes, your chats, or your work for other tutors.
            </Text>
            <Group gap={8}>
              <ActionButton isBusy={share.isPending} onClick={() => send(choice, 'Your choice is saved.')}>
                {isRequested ? 'Yes, share these' : 'Save my choice'}
              </ActionButton>
              {(isRequested || isSharing) && (
                <Button
                  variant="default"
                  onClick={() => send(nothing, isRequested ? 'Nothing is shared.' : 'Sharing stopped.')}
                >
                  {isRequested ? 'Share nothing' : 'Stop sharing'}
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Section>
  );
}
