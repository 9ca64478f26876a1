import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Checkbox.css';
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import {
  type Difficulty,
  type QuestionTypeChoice,
  questionKinds,
} from '@akada/core/generation/question-draft.ts';
import { kindNames } from '@akada/core/questions/kind-names.ts';
import { Checkbox, Group, NumberInput, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { coverageQuery } from '../asked/api.ts';
import { getOfferText } from '../asked/asked-words.ts';
import type { OrderValues } from './order-values.ts';

const DIFFICULTIES: readonly (readonly [Difficulty, string])[] = [
  ['easier', 'Easier first'],
  ['mixed', 'Mixed'],
  ['harder', 'Harder first'],
];

const TYPES: readonly (readonly [QuestionTypeChoice, string])[] = [
  ['mixed', 'All types'],
  ['choice', 'Multiple choice only'],
];

/** Only a language model writes new cases, so an order of only cases could fail. */
const askedAlone = questionKinds.filter((kind) => kind !== 'application');

const ALL_TYPES = 'All types are options, short answers, matching, orders and gaps.';

interface ChoiceFieldsProps {
  note: UploadedFile | undefined;
  /** False while the fields are folded away: what the note has is then not counted. */
  isOpen: boolean;
  form: Pick<ReturnType<typeof useCheckedForm<OrderValues>>, 'getInputProps' | 'values' | 'errors'>;
}

/** True if an order selects types, kinds, a difficulty or pages, so that its form shows them. */
export function hasChosen({ types, kinds, difficulty, firstPage, lastPage }: OrderValues): boolean {
  const isPart = firstPage !== '' || lastPage !== '';
  return types !== 'mixed' || kinds.length > 0 || difficulty !== 'mixed' || isPart;
}

/** Selects the part of a note, and the types and kinds of questions. */
export function ChoiceFields({ note, isOpen, form }: ChoiceFieldsProps) {
  const { values } = form;
  const pages = note?.page_count ?? 1;
  const unit = note?.paged === false ? 'section' : 'page';
  const { data: coverage } = useQuery({
    ...coverageQuery(note?.id ?? ''),
    enabled: note !== undefined && isOpen,
  });
  return (
    <>
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
      <ChipField
        label="Question types"
        description={coverage === undefined ? ALL_TYPES : getOfferText(coverage.offers)}
        options={TYPES}
        {...form.getInputProps('types')}
        value={values.types}
      />
      <ChipField
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
    </>
  );
}
