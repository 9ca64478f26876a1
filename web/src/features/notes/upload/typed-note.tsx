import { Textarea, TextInput } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { useFirstFocus } from '../../../lib/form/use-first-focus.ts';
import { pastePlainText } from '../../../lib/writing/paste-plain-text.ts';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { type TypedText, typedFile } from './typed-file.ts';

interface TypedNoteProps {
  /** The text that was typed when the form was last open. */
  draft: TypedText;
  onDraft: (draft: TypedText) => void;
  onNote: (file: File) => void;
  onClose: () => void;
}

/** Takes a note that is not a file yet: typed on a phone, or copied from a chat. */
export function TypedNote({ draft, onDraft, onNote, onClose }: TypedNoteProps) {
  const form = useCheckedForm({
    initialValues: draft,
    onValuesChange: onDraft,
    rules: ({ text }) => (text.trim() === '' ? { text: 'Type or paste the text of the note' } : {}),
  });
  const text = useFirstFocus<HTMLTextAreaElement>();

  return (
    <FormDialog
      title="Type or paste text"
      save="Make a note"
      onSubmit={form.submit((values) => onNote(typedFile(values)))}
      onClose={onClose}
    >
      <TextInput label="Title" description="Optional." maxLength={120} {...form.getInputProps('title')} />
      <Textarea
        label="Text"
        description="Akada understands headings, lists and “Term: meaning” lines."
        autosize
        minRows={6}
        maxRows={14}
        onPaste={pastePlainText}
        {...form.getInputProps('text')}
        ref={text}
      />
    </FormDialog>
  );
}
