import { changeCards } from '@akada/contract/material/flashcards/card-bulk.ts';
import { TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { readTags } from '../editor/card-values.ts';
import { DeckField } from '../editor/deck-field.tsx';

interface BulkDialogProps<Value> {
  count: number;
  onClose: () => void;
  onSave: (value: Value) => void;
}

const anyId = '00000000-0000-4000-8000-000000000000';

/** Asks for the deck of the chosen cards. */
export function MoveDialog({ count, onClose, onSave }: BulkDialogProps<string>) {
  const form = useCheckedForm({
    initialValues: { deck: '' },
    rules: ({ deck }) => fieldErrors(changeCards.body, { action: 'move', ids: [anyId], deck }),
  });

  return (
    <FormDialog
      title={`Move ${counted(count, 'card')}`}
      save="Move"
      onSubmit={form.submit(({ deck }) => onSave(deck.trim()))}
      onClose={onClose}
    >
      <DeckField
        label="Deck"
        description="Decks inside decks: Biology::Cells. Empty takes them out of your decks."
        maxLength={620}
        {...form.getInputProps('deck')}
        value={form.values.deck}
      />
    </FormDialog>
  );
}

/** Asks for the tags to add and to remove. */
export function TagDialog({ count, onClose, onSave }: BulkDialogProps<{ add: string[]; remove: string[] }>) {
  const read = (values: { add: string; remove: string }) => ({
    add: readTags(values.add),
    remove: readTags(values.remove),
  });
  const form = useCheckedForm({
    initialValues: { add: '', remove: '' },
    rules: (values) => tagErrors(read(values)),
  });

  return (
    <FormDialog
      title={`Tag ${counted(count, 'card')}`}
      save="Save the tags"
      onSubmit={form.submit((values) => onSave(read(values)))}
      onClose={onClose}
    >
      <TextInput
        label="Add tags"
        description="Put commas between them."
        autoComplete="off"
        {...form.getInputProps('add')}
      />
      <TextInput label="Remove tags" autoComplete="off" {...form.getInputProps('remove')} />
    </FormDialog>
  );
}

/** A fault of one tag is shown at its field. */
function tagErrors(tags: { add: string[]; remove: string[] }): Record<string, string> {
  if (tags.add.length + tags.remove.length === 0) return { add: 'Write a tag' };
  const errors = fieldErrors(changeCards.body, { action: 'tag', ids: [anyId], ...tags });
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.split('.')[0] ?? field, message]),
  );
}
