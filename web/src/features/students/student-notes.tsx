import type { StudentNote } from '@akada/contract/observers/students.ts';
import { studentNoteLimits } from '@akada/core/tutors/seen-results.ts';
import { Button, Checkbox, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { flag, remembered, text } from '../../lib/device/remembered.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { dayText } from '../../lib/format/dates.ts';
import { useDeletion } from '../../lib/query/deletion.ts';
import { useAccount, useTimeZone } from '../../lib/session/account.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { deletableNote, useSaveNote } from './api.ts';
import classes from './students.module.css';

interface StudentNotesProps {
  studentId: string;
  name: string;
  notes: readonly StudentNote[];
}

/** The tutor's notes about a student: private ones, and ones that the student reads. */
export function StudentNotes({ studentId, name, notes }: StudentNotesProps) {
  const [edited, edit] = useState<StudentNote | 'new' | null>(null);
  const deletion = useDeletion(deletableNote);

  return (
    <Section title="Your notes">
      {notes.length === 0 && <Text c="dimmed">Write down what helps {name} learn. Only you read it.</Text>}
      <NoteList
        notes={notes}
        readers={(note) => (note.shared ? `You and ${name} read this.` : 'Only you read this.')}
      >
        {(note) => (
          <span>
            <Button variant="subtle" size="compact-sm" mih={44} onClick={() => edit(note)}>
              Change
            </Button>
            <Button variant="subtle" size="compact-sm" mih={44} onClick={() => deletion.mutate(note)}>
              Delete
            </Button>
          </span>
        )}
      </NoteList>
      <Button variant="light" mt="sm" onClick={() => edit('new')}>
        Add a note
      </Button>
      {edited !== null && (
        <NoteDialog
          studentId={studentId}
          name={name}
          note={edited === 'new' ? null : edited}
          onClose={() => edit(null)}
        />
      )}
    </Section>
  );
}

interface NoteListProps {
  notes: readonly StudentNote[];
  readers: (note: StudentNote) => string;
  children?: (note: StudentNote) => ReactNode;
}

export function NoteList({ notes, readers, children }: NoteListProps) {
  const zone = useTimeZone();

  return (
    <ul className={classes.rows}>
      {notes.map((note) => (
        <li key={note.id} className={classes.note}>
          <p dir="auto">{note.text}</p>
          <div className={classes.noteFoot}>
            <span>
              {dayText(note.written_at, zone)}. {readers(note)}
            </span>
            {children?.(note)}
          </div>
        </li>
      ))}
    </ul>
  );
}

const emptyDraft = { student: '', text: '', shared: false };
/** A new note that is not saved yet. */
const drafts = remembered('student note', emptyDraft, { student: text, text, shared: flag });

interface NoteDialogProps {
  studentId: string;
  name: string;
  /** Null for a new note. */
  note: StudentNote | null;
  onClose: () => void;
}

function NoteDialog({ studentId, name, note, onClose }: NoteDialogProps) {
  const { id } = useAccount();
  const draft = drafts.of(id);
  const first = note ?? (draft.student === studentId ? draft : emptyDraft);
  const saving = useSaveNote(studentId, note, () => {
    if (note === null) drafts.remember(id, emptyDraft);
    onClose();
  });
  const form = useCheckedForm({
    initialValues: { text: first.text, shared: first.shared },
    rules: (values) => (values.text.trim() === '' ? { text: 'Write the note' } : {}),
    refusal: saving.error,
    onValuesChange: (values) => {
      if (note === null)
        drafts.remember(id, { student: studentId, text: values.text, shared: values.shared });
    },
  });

  return (
    <FormDialog
      title={note === null ? `A note about ${name}` : 'Change your note'}
      save="Save the note"
      isBusy={saving.isPending}
      onSubmit={form.submit((values) => saving.mutate({ text: values.text, shared: values.shared }))}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <Textarea
        label="Note"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={studentNoteLimits.text}
        {...form.getInputProps('text')}
      />
      {note === null ? (
        <Checkbox
          label={`${name} reads it`}
          description="Without a tick only you read it."
          checked={form.values.shared}
          onChange={({ currentTarget }) => form.setFieldValue('shared', currentTarget.checked)}
        />
      ) : (
        <Text c="dimmed" size="sm">
          {note.shared ? `You and ${name} read it.` : 'Only you read it.'}
        </Text>
      )}
    </FormDialog>
  );
}
