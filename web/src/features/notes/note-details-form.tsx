import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useFirstFocus } from '../../lib/form/use-first-focus.ts';
import { lazyRules } from '../../lib/lazy/lazy.tsx';
import { ClothField } from '../../ui/cloth/cloth-field.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import type { DrawCourseField } from '../../ui/form/course-field.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { useChangeNote } from './note-api.ts';

const checkDetails = lazyRules(async () => (await import('./note-details-rules.ts')).detailErrors);

interface NoteDetailsFormProps {
  note: UploadedFile;
  onSaved: () => void;
  courseField: DrawCourseField;
}

interface DetailValues {
  title: string;
  course_name: string;
  /** Tags, separated by commas. */
  tags: string;
}

export function NoteDetailsForm({ note, onSaved, courseField }: NoteDetailsFormProps) {
  const saving = useChangeNote(note.id);
  const form = useCheckedForm({
    initialValues: {
      title: note.title ?? '',
      course_name: note.course_name ?? '',
      tags: note.tags.join(', '),
    },
    rules: (values) => checkDetails(changeOf(note, values)),
    refusal: saving.error,
  });

  const [drawn, setDrawn] = useState<Cloth | null>(null);
  const title = useFirstFocus<HTMLInputElement>();

  return (
    <form
      onSubmit={form.submit((values) =>
        saving.mutate({ ...changeOf(note, values), ...drawn }, { onSuccess: onSaved }),
      )}
      noValidate
    >
      <FormStack>
        <FormFault error={form.fault} />
        {!note.is_written && <TextInput label="Title" {...form.getInputProps('title')} ref={title} />}
        {courseField({
          label: 'Course',
          description: 'Leave it empty for none.',
          ...form.getInputProps('course_name'),
          value: form.values.course_name,
        })}
        <TextInput label="Tags" description="Commas between them." {...form.getInputProps('tags')} />
        <ClothField value={drawn ?? note} isColourFixed={note.course !== null} onDraw={setDrawn} />
        <div>
          <ActionButton type="submit" isBusy={form.submitting || saving.isPending}>
            Save
          </ActionButton>
        </div>
      </FormStack>
    </form>
  );
}

/** Omits the title of a written note, which is typed in its editor. */
function changeOf({ is_written }: UploadedFile, { title, course_name, tags }: DetailValues) {
  const named = tags.split(',').flatMap((tag) => tag.trim() || []);
  return { ...(is_written ? {} : { title }), course_name, tags: named };
}
