import '@mantine/core/styles/NumberInput.css';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { Checkbox, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { SelectField } from '../../ui/form/choices/select-field.tsx';
import type { AssignmentFormState } from './assignment-form-state.ts';

/** Everything that a tutor can choose from. */
export interface ContentChoices {
  /** Topics of the bank. */
  topics: readonly string[];
  /** Sets of the class, by id. */
  sets: readonly (readonly [id: string, title: string])[];
  exams: readonly (readonly [id: string, title: string])[];
}

interface ContentFieldsProps {
  form: AssignmentFormState;
  choices: ContentChoices;
}

/** The content of each kind of work. */
export function ContentFields({ form, choices }: ContentFieldsProps) {
  switch (form.values.kind) {
    case 'exam':
      return <ExamField form={form} choices={choices} />;
    case 'cards':
      return (
        <Textarea
          label="Cards"
          description="One card on each line: the front, an equals sign, the back."
          placeholder={'Mitosis = one division\nMeiosis = two divisions'}
          autosize
          minRows={4}
          {...form.getInputProps('lines')}
        />
      );
    case 'reading':
      return (
        <Textarea
          label="Text to read"
          autosize
          minRows={6}
          maxRows={16}
          maxLength={assignmentLimits.reading}
          {...form.getInputProps('text')}
        />
      );
    case 'essay':
      return (
        <Textarea
          label="Criteria"
          description="One criterion on each line: its name, an equals sign, its points."
          placeholder={'Argument = 10\nExamples = 5'}
          autosize
          minRows={3}
          {...form.getInputProps('lines')}
        />
      );
    default:
      return <QuestionFields form={form} choices={choices} />;
  }
}

function ExamField({ form, choices: { exams } }: ContentFieldsProps) {
  if (exams.length === 0)
    return <Text c="dimmed">This class has no exam yet. Set one first, then give it here.</Text>;
  return (
    <SelectField
      label="Exam"
      description="Its own window, extra time and attempts stay as you set them."
      value={form.values.course_exam_id}
      options={[['', 'Choose an exam'], ...exams]}
      error={form.errors.course_exam_id}
      data-path="course_exam_id"
      onChange={(id) => form.setFieldValue('course_exam_id', id)}
    />
  );
}

function QuestionFields({ form, choices: { sets, topics } }: ContentFieldsProps) {
  const { source, topics: selection } = form.values;

  return (
    <>
      {sets.length > 0 && (
        <SelectField
          label="Questions from"
          value={source}
          options={[['topics', 'Topics of your bank'], ...sets]}
          error={form.errors.source}
          data-path="source"
          onChange={(next) => form.setFieldValue('source', next)}
        />
      )}
      {source === 'topics' && (
        <>
          <Checkbox.Group
            label="Topics"
            description="All topics, if you choose none."
            error={form.errors.topics}
            data-path="topics"
            value={selection}
            onChange={(next) => form.setFieldValue('topics', next)}
          >
            <Stack gap={4} mt={8} mah={240} style={{ overflowY: 'auto' }}>
              {[...new Set([...selection, ...topics])].map((topic) => (
                <Checkbox key={topic} value={topic} label={topic} />
              ))}
            </Stack>
          </Checkbox.Group>
          <NumberInput
            label="How many questions"
            min={1}
            max={assignmentLimits.questions}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('count')}
          />
        </>
      )}
    </>
  );
}
