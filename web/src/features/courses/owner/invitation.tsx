import { links } from '@akada/core/links/links.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useRenewJoinCode } from './course-changes.ts';

/** @param code in groups, for reading aloud */
export function Invitation({ courseId, code }: { courseId: string; code: string }) {
  return (
    <Stack>
      <Text>Give your students the code or the link. You see their names once they have joined.</Text>
      <CopyField label="Code" text={code} />
      <CopyField label="Link" text={location.origin + links.courses({ join: code })} />
      <RenewCode courseId={courseId} code={code} />
    </Stack>
  );
}

function RenewCode({ courseId, code }: { courseId: string; code: string }) {
  const [isAsked, setAsked] = useState(false);
  const renewal = useRenewJoinCode(courseId);
  const close = () => setAsked(false);

  return (
    <div>
      <Button variant="default" onClick={() => setAsked(true)}>
        Make another code
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title="Make another code?"
        actions={
          <>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <ActionButton
              isBusy={renewal.isPending}
              onClick={() => renewal.mutate(code, { onSuccess: close })}
            >
              Make another code
            </ActionButton>
          </>
        }
      >
        <FormFault error={renewal.error} />
        <Text>{code} and its link will stop working. Students who have joined stay.</Text>
      </Dialog>
    </div>
  );
}
