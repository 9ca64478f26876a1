import '@mantine/core/styles/NumberInput.css';
import type { BankDifficulty } from '@akada/contract/material/question-fields.ts';
import { usualMinutes } from '@akada/core/exams/exam-clock.ts';
import { NumberInput, Stack, Text } from '@mantine/core';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { TapList } from '../../../ui/form/choices/tap-list.tsx';
import type { FieldsProps, Picker, PoolChoices } from './exam-fields.ts';

interface PoolFieldsProps extends FieldsProps {
  choices: PoolChoices;
  picker: Picker;
  /** The number of available questions, as text. */
  poolText: string;
}

/** The questions that the exam draws from, and the number that each student gets. */
export function PoolFields({ form, choices, picker, poolText }: PoolFieldsProps) {
  const { values } = form;
  const changeCount = (count: number | string) => {
    const { question_count: previous, duration_minutes } = form.getValues();
    form.setFieldValue('question_count', count);
    // The time follows until it is chosen.
    if (duration_minutes !== usualMinutes(Number(previous)) || !(Number(count) > 0)) return;
    form.setFieldValue('duration_minutes', Math.min(usualMinutes(Number(count)), 300));
  };

  return (
    <Stack>
      <ChipField
        label="Choose questions"
        data-path="pool_kind"
        error={form.errors.pool_kind}
        value={values.pool_kind}
        options={[
          ['filter', 'By topic, difficulty and tag'],
          ['chosen', 'One by one'],
        ]}
        onChange={(kind) => form.setFieldValue('pool_kind', kind === 'chosen' ? 'chosen' : 'filter')}
      />
      {values.pool_kind === 'chosen' ? (
        picker({
          chosen: values.question_ids,
          onChange: (selection) => form.setFieldValue('question_ids', selection),
          error: form.errors.question_ids,
          path: 'question_ids',
        })
      ) : (
        <Kinds form={form} choices={choices} />
      )}
      <Text className="figures" role="status">
        {poolText}
      </Text>
      <NumberInput
        label="Questions"
        description="1 to 200 for each student, chosen again for each attempt. Questions about one passage stay together."
        min={1}
        max={200}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('question_count')}
        onChange={changeCount}
      />
    </Stack>
  );
}

function Kinds({ form, choices }: FieldsProps & { choices: PoolChoices }) {
  const { topics } = form.values;

  return (
    <>
      <Text c="dimmed">Published questions of the course. Choose nothing in a row to use all of it.</Text>
      {choices.topics.length + topics.length > 0 && (
        <TapList
          legend="Topics"
          more="topics"
          items={getItems(choices.topics, topics)}
          onToggle={(name, isChosen) => form.setFieldValue('topics', toggled(topics, name, isChosen))}
        />
      )}
    </>
  );
}

function toggled<Name extends string>(selectedNames: readonly Name[], name: Name, isChosen: boolean): Name[] {
  return isChosen ? [...selectedNames, name] : selectedNames.filter((other) => other !== name);
}

/** Filters within the topics. */
export function FurtherKinds({ form, choices }: FieldsProps & { choices: PoolChoices }) {
  const { difficulties, tags } = form.values;

  return (
    <>
      <TapList
        legend="Difficulty"
        more="levels"
        items={choices.difficulties.map(([name, text]) => ({
          name,
          text,
          isChosen: difficulties.includes(name),
        }))}
        onToggle={(name, isChosen) =>
          form.setFieldValue('difficulties', toggled(difficulties, name as BankDifficulty, isChosen))
        }
      />
      {choices.tags.length + tags.length > 0 && (
        <TapList
          legend="Tags"
          more="tags"
          items={getItems(choices.tags, tags)}
          onToggle={(name, isChosen) => form.setFieldValue('tags', toggled(tags, name, isChosen))}
        />
      )}
    </>
  );
}

/** Adds selected values that no question has any more. */
function getItems(known: readonly string[], selection: readonly string[]) {
  return [...new Set([...known, ...selection])].map((name) => ({ name, isChosen: selection.includes(name) }));
}
