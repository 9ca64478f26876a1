import { seenByParents } from '@akada/core/parents/parents.ts';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { randomId } from '../../lib/device/browser.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { lazyRules } from '../../lib/lazy/lazy.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ShareLink } from '../../ui/form/share-link.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { useInvitation } from './api.ts';

interface InvitationDialogProps {
  /** The student whom the school invites a parent for; null for the student's own invitation. */
  personId: string | null;
  onClose: () => void;
}

const loadRules = async () => {
  const { invitationErrors } = await import('./form-rules.ts');
  return (values: { name: string; email: string }) => invitationErrors(getBody(values));
};

/** An empty address asks for no mail. */
const getBody = ({ name, email }: { name: string; email: string }) =>
  email.trim() === '' ? { name } : { name, email };

const getOpening = (personId: string | null) =>
  personId === null ? 'You can see how I study' : 'You can see how your child studies';

/** Makes the link for a parent, then offers the ways to send it. */
export function InvitationDialog({ personId, onClose }: InvitationDialogProps) {
  const [key] = useState(randomId);
  const invitation = useInvitation(personId);
  const form = useCheckedForm({
    initialValues: { name: '', email: '' },
    rules: lazyRules(loadRules),
    refusal: invitation.error,
  });

  if (invitation.data) {
    const { parent, url, is_mailed } = invitation.data;
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={`Send the link to ${parent.name}`}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <Text mb="md">
          {is_mailed && `We have mailed it to ${parent.email}. `}
          Everybody with this link can open the page. Copy it now, because it is shown only once.
        </Text>
        <ShareLink url={url} text={`${getOpening(personId)} on Akada. You do not need an account: ${url}`} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Invite a parent"
      save="Make the link"
      isBusy={invitation.isPending}
      onClose={onClose}
      onSubmit={form.submit((values) => invitation.mutate({ ...getBody(values), key }))}
    >
      <FormFault error={form.fault} />
      <div>
        <Text>A parent opens the page by a link, without an account, and sees this:</Text>
        <ul>
          {seenByParents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <TextInput label="Name of the parent" maxLength={80} {...form.getInputProps('name')} />
      <TextInput
        label="Email"
        description="Leave it empty if you send the link yourself. With an address a short mail comes every Sunday."
        type="email"
        inputMode="email"
        {...form.getInputProps('email')}
      />
    </FormDialog>
  );
}
