import type { MyAssignment } from '@akada/contract/work/classes/my-assignments.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useEssayDraft } from './essay-draft.ts';
import { useSubmit } from './my-api.ts';

/** The text of an essay. The device stores it while the student writes, and it is submitted once. */
export function EssayForm({ assignment: { id, criteria } }: { assignment: MyAssignment }) {
  const [text, write, clear] = useEssayDraft(id);
  const [isAsked, setAsked] = useState(false);
  const submitting = useSubmit(id);

  return (
    <Stack>
      <FormFault error={submitting.error} />
      <Textarea
        label="Your text"
        description={criteria.map(({ name, points }) => `${name}: ${points} points`).join(', ')}
        autosize
        minRows={8}
        maxLength={assignmentLimits.essay}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div>
        <Button disabled={text.trim() === ''} onClick={() => setAsked(true)}>
          Hand in
        </Button>
      </div>
      <Dialog
        isOpen={isAsked}
        title="Hand in your text?"
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              Keep writing
            </Button>
            <ActionButton
              isBusy={submitting.isPending}
              onClick={() =>
                submitting.mutate(text.trim(), {
                  onSuccess: clear,
                  onSettled: () => setAsked(false),
                })
              }
            >
              Hand in
            </ActionButton>
          </>
        }
      >
        <Text>You can hand it in once. Your tutor reads it as it is now.</Text>
      </Dialog>
    </Stack>
  );
}
