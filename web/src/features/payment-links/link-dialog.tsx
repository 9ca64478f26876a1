import { Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { nairaText } from '../../lib/format/money.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ShareLink } from '../../ui/form/share-link.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { type LinkedThing, useNewLink } from './api.ts';

import { getInvitation, getItem } from './words.ts';

interface LinkDialogProps {
  thing: LinkedThing;
  /** In kobo. */
  amount: number;
  onClose: () => void;
}

/** Makes a link, then offers the ways to send it. */
export function LinkDialog({ thing, amount, onClose }: LinkDialogProps) {
  const [key] = useState(randomId);
  const [showsName, setShowsName] = useState(false);
  const making = useNewLink();

  if (making.data) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="Send your link"
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <Text mb="md">
          Anyone who opens it can pay {nairaText(making.data.amount)} for you. It is open for 7 days at most.
        </Text>
        <ShareLink url={making.data.url} text={getInvitation(making.data)} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Let somebody else pay"
      save="Make the link"
      isBusy={making.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate({ ...thing, shows_name: showsName, key });
      }}
    >
      <FormFault error={making.error} />
      <Text>
        A parent or sponsor pays by the link, without an account. They see only this: {getItem(thing)},{' '}
        {nairaText(amount)}.
      </Text>
      <Checkbox
        label="Show my first name too"
        checked={showsName}
        onChange={({ currentTarget }) => setShowsName(currentTarget.checked)}
      />
    </FormDialog>
  );
}
