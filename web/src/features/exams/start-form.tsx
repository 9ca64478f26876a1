import { ActionButton } from '../../ui/action-button.tsx';
import '@mantine/core/styles/NumberInput.css';
import { startExam } from '@akada/contract/exams.ts';
import { drawQuestions } from '@akada/core/quiz/draw-questions.ts';
import { NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { randomNumber } from '../../lib/device/random-id.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import { focusRefused } from '../../lib/form/focus-refused.ts';
import { FormFault } from '../../ui/form-fault.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useStartExam } from './api.ts';

interface StartFormProps {
  /** All that the exam may ask, at least one. */
  questionIds: readonly string[];
  onStarted: (examId: string) => void;
}

/** A minute for each question, as most school exams have it, and never less than five. */
const usualMinutes = (questions: number) => Math.max(5, questions);

export function StartForm({ questionIds, onStarted }: StartFormProps) {
  const available = questionIds.length;
  const start = useStartExam();
  const form = useForm({
    initialValues: {
      count: available as number | string,
      minutes: usualMinutes(available) as number | string,
    },
    validate: { count: (count) => countError(count, available), minutes: minutesError },
  });

  const submit = form.onSubmit(
    ({ count, minutes }) =>
      start.mutate(
        {
          question_ids: drawQuestions(questionIds, Number(count), randomNumber),
          duration_minutes: Number(minutes),
        },
        { onSuccess: ({ id }) => onStarted(id) },
      ),
    focusRefused,
  );

  return (
    <Panel maw={640}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text maw="60ch">
            The clock starts at once and runs on, even when you close the page. Each answer is saved as you
            choose it, and you can change it until the end.
          </Text>
          <FormFault error={start.error} />
          <NumberInput
            label="Questions"
            description={available === 1 ? 'There is 1 to choose from' : `Up to ${available}`}
            min={1}
            max={available}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('count')}
          />
          <NumberInput
            label="Minutes"
            description="1 to 300"
            min={1}
            max={300}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('minutes')}
          />
          <ActionButton type="submit" isBusy={start.isPending}>
            Start the exam
          </ActionButton>
        </Stack>
      </form>
    </Panel>
  );
}

function countError(count: number | string, available: number): string | null {
  const isPossible = typeof count === 'number' && count >= 1 && count <= available;
  return isPossible ? null : `Choose 1 to ${available} questions`;
}

function minutesError(minutes: number | string): string | null {
  return fieldErrors(startExam.body, { duration_minutes: minutes }).duration_minutes ?? null;
}
