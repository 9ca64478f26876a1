import type { BankDifficulty } from '@akada/contract/material/question-fields.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ChipField } from '../../../../ui/form/choices/chip-field.tsx';
import { SelectField } from '../../../../ui/form/choices/select-field.tsx';
import { labelsQuery, ownCoursesQuery } from '../api.ts';
import { difficultyNames, getOptions } from '../bank-words.ts';
import { PassageField } from './passage-field.tsx';
import type { FieldsProps } from './question-fields.tsx';
import { TagField } from './tag-field.tsx';

/** Course, topic and other details of the question. */
export function DetailFields({ values, errors, onChange }: FieldsProps) {
  const { data: labels } = useQuery(labelsQuery);
  const { data: courses } = useQuery(ownCoursesQuery);
  const listId = useId();
  const ownItems = courses?.items ?? [];

  return (
    <Stack>
      {(ownItems.length > 0 || values.course_id !== null) && (
        <SelectField
          label="Course"
          description={values.course_id === null && 'Students practise the questions of their courses.'}
          name="course_id"
          value={values.course_id ?? ''}
          options={[['', 'No course'], ...ownItems.map(({ id, name }) => [id, name] as const)]}
          error={errors.course_id}
          onChange={(id) => onChange({ ...values, course_id: id === '' ? null : id })}
        />
      )}
      <TextInput
        label="Topic"
        name="topic"
        list={listId}
        maxLength={bankLimits.topic}
        autoComplete="off"
        error={errors.topic}
        value={values.topic ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...values, topic: value === '' ? null : value })
        }
      />
      <datalist id={listId}>
        {labels?.topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <ChipField
        label="Difficulty"
        value={values.difficulty ?? ''}
        options={[['', 'Not said'], ...getOptions(difficultyNames)]}
        onChange={(selection) =>
          onChange({ ...values, difficulty: selection === '' ? null : (selection as BankDifficulty) })
        }
      />
      <TagField
        tags={values.tags}
        known={labels?.tags ?? []}
        error={errors.tags}
        onChange={(tags) => onChange({ ...values, tags })}
      />
      <PassageField
        passageId={values.passage_id}
        onChoose={(passage_id) => onChange({ ...values, passage_id })}
      />
    </Stack>
  );
}
