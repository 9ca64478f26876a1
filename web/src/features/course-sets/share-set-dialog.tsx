import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { shareLimits } from '@akada/core/sharing/share-rules.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { toast } from '../../lib/toast/toast.ts';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormDialog } from '../../ui/layers/form-dialog.tsx';
import { isRightRequired, RightNotice } from '../../ui/rights/right-notice.tsx';
import { courseSetsQuery, useShareSet } from './api.ts';

interface ShareSetDialogProps {
  questionIds: readonly string[];
  courses: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Asks for the course and the name for sharing the selected questions. */
export function ShareSetDialog({ questionIds, courses, onClose }: ShareSetDialogProps) {
  const listId = useId();
  const [course, setCourse] = useState(courses[0]?.id ?? '');
  const [title, setTitle] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [mustConfirm, setMustConfirm] = useState(false);
  const [earlier, setEarlier] = useState<'keep' | 'replace'>('replace');
  const { data: sets } = useQuery({ ...courseSetsQuery(course), enabled: course !== '' });
  const sharing = useShareSet();
  const name = title.trim();
  const known = sets?.items.find((set) => catalogKey(set.title) === catalogKey(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share(false);
  };
  const share = (isConfirmed: boolean) => {
    setAsked(true);
    if (name === '' || course === '') return;
    const body = { course_id: course, title: name, question_ids: [...questionIds], earlier };
    sharing.mutate(
      { isConfirmed, body },
      {
        onError: (error) => isRightRequired(error) && setMustConfirm(true),
        onSuccess: ({ course_name }) => {
          toast.success(`Everyone in ${course_name} has “${name}” now.`);
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={`Share ${counted(questionIds.length, 'question')} with a course`}
      save={known ? 'Share the newer version' : 'Share'}
      isBusy={sharing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {mustConfirm ? (
        <RightNotice
          confirm="Confirm and share"
          isBusy={sharing.isPending}
          error={isRightRequired(sharing.error) ? null : sharing.error}
          onConfirm={() => share(true)}
        />
      ) : (
        <FormFault error={sharing.error} />
      )}
      <SelectField
        label="Course"
        value={course}
        options={courses.map(({ id, name: text }) => [id, text])}
        error={isAsked && course === '' ? 'Make a course first: sets are shared with one' : undefined}
        onChange={setCourse}
      />
      <TextInput
        label="Name of the set"
        description="Everyone in the course sees this name, including students who join later."
        list={listId}
        maxLength={shareLimits.title}
        autoComplete="off"
        error={isAsked && name === '' ? 'Give the set a name' : null}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {sets?.items.map((set) => (
          <option key={set.id} value={set.title} />
        ))}
      </datalist>
      {known && (
        <SelectField
          label={`The ${counted(known.questions, 'question')} that it has`}
          value={earlier}
          options={[
            ['replace', 'Put these in their place'],
            ['keep', 'Keep them, and add these'],
          ]}
          onChange={(value) => setEarlier(value === 'keep' ? 'keep' : 'replace')}
        />
      )}
    </FormDialog>
  );
}
