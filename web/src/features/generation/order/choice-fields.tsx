import '@mantine/core/styles/Checkbox.css';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { type Difficulty, questionKinds } from '@akada/core/generation/question-draft.ts';
import { kindNames } from '@akada/core/questions/kind-names.ts';
import { Checkbox, Group, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import type { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { OrderValues } from './order-values.ts';

const DIFFICULTIES: readonly (readonly [Difficulty, string])[] = [
  ['easier', 'Easier first'],
  ['mixed', 'Mixed'],
  ['harder', 'Harder first'],
];

/** Only a language model states new cases, so that a set of them alone could not be relied on. */
const askedAlone = questionKinds.filter((kind) => kind !== 'application');

interface ChoiceFieldsProps {
  note: UploadedFile | undefined;
  form: Pick<ReturnType<typeof useCheckedForm<OrderValues>>, 'getInputProps' | 'values' | 'errors'>;
}

/** Which part of a note is asked, and how: folded away, because most ask for all of it. */
export function ChoiceFields({ note, form }: ChoiceFieldsProps) {
  const { values, errors } = form;
  const pages = note?.page_count ?? 1;
  const unit = note?.paged === false ? 'section' : 'page';
  const [isChosen] = useState(
    values.kinds.length > 0 ||
      values.difficulty !== 'mixed' ||
      values.firstPage !== '' ||
      values.lastPage !== '',
  );
  const isRefused = ['firstPage', 'lastPage', 'difficulty', 'kinds'].some((field) => errors[field]);

  return (
    <details open={isChosen || isRefused}>
      <summary>Choose {unit}s, difficulty and kinds of question</summary>
      <Stack mt="sm">
        {pages > 1 && (
          <Group grow align="flex-start">
            <NumberInput
              label={`First ${unit}`}
              description={`1 to ${pages}. Empty: all.`}
              min={1}
              allowDecimal={false}
              clampBehavior="none"
              {...form.getInputProps('firstPage')}
            />
            <NumberInput
              label={`Last ${unit}`}
              description="Fill in both, or neither."
              min={1}
              allowDecimal={false}
              clampBehavior="none"
              {...form.getInputProps('lastPage')}
            />
          </Group>
        )}
        <SelectField
          label="Difficulty"
          description="Which questions come first: easier ones ask for a word or a number, harder ones what follows or what differs."
          options={DIFFICULTIES}
          {...form.getInputProps('difficulty')}
          value={values.difficulty}
        />
        <Checkbox.Group
          label="Kinds of question"
          description={`Choose none for every kind except “${kindNames.why}”, whose questions need your corrections more often.`}
          {...form.getInputProps('kinds')}
        >
          <Stack gap="xs" mt="xs">
            {askedAlone.map((kind) => (
              <Checkbox key={kind} value={kind} label={kindNames[kind]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
    </details>
  );
}
