import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { SelectField } from '../../../../ui/form/choices/select-field.tsx';
import { FormDialog } from '../../../../ui/layers/form-dialog.tsx';
import { labelsQuery, ownCoursesQuery } from '../api.ts';
import { BulkFault } from './bulk-fault.tsx';
import type { BulkDialogProps } from './tag-dialog.tsx';

const asItIs = '';
const none = 'none';

/** Asks for another course, another topic, or both. */
export function MoveDialog({ isBusy, fault, onClose, onRun }: BulkDialogProps) {
  const listId = useId();
  const [course, setCourse] = useState(asItIs);
  const [topicChoice, setTopicChoice] = useState(asItIs);
  const [topic, setTopic] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { data: labels } = useQuery(labelsQuery);
  const { data: courses } = useQuery(ownCoursesQuery);
  const named = topicChoice === none ? null : topic.trim();
  const isSaid = course !== asItIs || (topicChoice !== asItIs && named !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isSaid) return;
    onRun({
      action: 'move',
      ...(course === asItIs ? {} : { course_id: course === none ? null : course }),
      ...(topicChoice === asItIs || named === '' ? {} : { topic: named }),
    });
  };

  return (
    <FormDialog
      title="Move the questions"
      save="Move them"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <BulkFault error={fault} />
      <SelectField
        label="Course"
        value={course}
        options={[
          [asItIs, 'Stay in their course'],
          [none, 'No course'],
          ...(courses?.items ?? []).map(({ id, name }) => [id, name] as const),
        ]}
        onChange={setCourse}
      />
      <SelectField
        label="Topic"
        value={topicChoice}
        options={[
          [asItIs, 'Keep their topic'],
          [none, 'No topic'],
          ['named', 'Another topic'],
        ]}
        onChange={setTopicChoice}
      />
      {topicChoice === 'named' && (
        <TextInput
          label="New topic"
          list={listId}
          maxLength={bankLimits.topic}
          autoComplete="off"
          value={topic}
          onChange={(event) => setTopic(event.currentTarget.value)}
        />
      )}
      <datalist id={listId}>
        {labels?.topics.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      {isAsked && !isSaid && (
        <Text c="var(--mantine-color-error)" role="alert">
          Choose a course or a topic
        </Text>
      )}
    </FormDialog>
  );
}
