import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { ActionIcon, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useDeletion } from '../../lib/query/deletion.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { deletableNote } from './note-api.ts';

interface DeleteNoteProps {
  note: UploadedFile;
  onDeleted?: () => void;
}

export function DeleteNote({ note, onDeleted }: DeleteNoteProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const deletion = useDeletion(deletableNote, onDeleted);

  return (
    <>
      <ActionIcon
        color="gray"
        c="inherit"
        aria-label={`Delete ${note.original_filename}`}
        onClick={dialog.open}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      <Dialog
        isOpen={isOpen}
        onClose={dialog.close}
        title="Delete this note?"
        actions={
          <>
            <Button variant="default" onClick={dialog.close}>
              Keep it
            </Button>
            <ActionButton color="clay" isBusy={deletion.isPending} onClick={() => deletion.mutate(note)}>
              Delete the note
            </ActionButton>
          </>
        }
      >
        {deletion.error && <Notice kind="error">{deletion.error.message}</Notice>}
        <Text>
          {note.original_filename} and its text will be deleted. You can undo this for an hour. Questions made
          from it stay, with their quotes.
        </Text>
      </Dialog>
    </>
  );
}
