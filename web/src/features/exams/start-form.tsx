import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import '@mantine/core/styles/NumberInput.css';
import { startExam } from '@akada/contract/work/exams.ts';
import { drawQuestions } from '@akada/core/quiz/draw-questions.ts';
import { NumberInput, Text } from '@mantine/core';
import { randomNumber } from '../../lib/device/browser.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Panel } from '../../ui/page/panel.tsx';
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
  const form = useCheckedForm({
    initialValues: {
      count: available as number | string,
      minutes: usualMinutes(available) as number | string,
    },
    rules: ({ count, minutes }) => ({
      count: countError(count, available),
      minutes: fieldErrors(startExam.body, { duration_minutes: minutes }).duration_minutes,
    }),
    refusal: start.error,
    shown: ({ duration_minutes }) => (duration_minutes === undefined ? {} : { minutes: duration_minutes }),
  });

  const submit = form.submit(({ count, minutes }) =>
    start.mutate(
      {
        question_ids: drawQuestions(questionIds, Number(count), randomNumber),
        duration_minutes: Number(minutes),
      },
      { onSuccess: ({ id }) => onStarted(id) },
    ),
  );

  return (
    <Panel maw={640}>
      <form onSubmit={submit} noValidate>
        <FormStack>
          <Text maw="60ch">
            The clock starts at once and runs on, even when you close the page. Each answer is saved as you
            choose it, and you can change it until the end.
          </Text>
          <FormFault error={form.fault} />
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
        </FormStack>
      </form>
    </Panel>
  );
}

function countError(count: number | string, available: number): string | undefined {
  const isPossible = typeof count === 'number' && count >= 1 && count <= available;
  return isPossible ? undefined : `Choose 1 to ${available} questions`;
}
