import '@mantine/core/styles/NumberInput.css';
import type { SentExamOrder } from '@akada/contract/work/exam-order.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { usualMinutes } from '@akada/core/exams/exam-clock.ts';
import { NumberInput, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { FormPanel } from '../../../ui/page/panel.tsx';
import { MoreChoices } from './more-choices.tsx';
import { findRunningExam, type StartingExam } from './start-exam.ts';
import { firstValues, getOrder, type StartValues, startValues } from './start-values.ts';

interface StartFormProps {
  userId: string;
  /** Counts the questions of the given topics, or of all topics if none is given; at least 1. */
  countOf: (topics: readonly string[]) => number;
  /** Open answers of the source, which exams omit. */
  openCount: number;
  /** Renders the selection of topics; renders nothing if the source has no topics. */
  topicField: (field: { chosen: readonly string[]; onChange: (topics: string[]) => void }) => ReactNode;
  /** The source of the questions. */
  source: SentExamOrder;
  /**
   * The mutation belongs to the page: the form would lose its result if the page shows something else in the
   * meantime.
   */
  start: StartingExam;
  onStarted: (examId: string) => void;
  /** Called if an exam of the same source is in progress. */
  onRunning: (examId: string) => void;
}

/** Starts an exam. The defaults are good enough to start immediately. */
export function StartForm(props: StartFormProps) {
  const { userId, countOf, openCount, topicField, source, start, onStarted, onRunning } = props;
  const [topics, setTopics] = useState<readonly string[]>([]);
  const available = countOf(topics);
  const form = useCheckedForm<StartValues>({
    initialValues: firstValues(userId, available),
    rules: (values) => getRules(values, mostOf(available)),
    refusal: start.error,
    shown: shownErrors,
  });

  const [wanted, setWanted] = useState(form.values.count);

  const submit = form.submit((values) => {
    startValues.remember(userId, values);
    start.mutate(
      { ...source, ...(topics.length > 0 && { topics: [...topics] }), ...getOrder(values) },
      {
        onSuccess: ({ id }) => onStarted(id),
        onError: (error) => {
          const running = findRunningExam(error);
          if (running !== null) onRunning(running);
        },
      },
    );
  });
  const changeCount = (count: number | string) => {
    const { count: previous, minutes } = form.getValues();
    const follows = minutes === usualMinutes(Number(previous));
    form.setFieldValue('count', count);
    if (follows && Number(count) > 0) form.setFieldValue('minutes', usualMinutes(Number(count)));
  };
  /** Keeps the requested number, if these topics have enough questions. */
  const changeTopics = (selection: readonly string[]) => {
    setTopics(selection);
    if (Number(wanted) > 0) changeCount(Math.min(Number(wanted), mostOf(countOf(selection))));
  };
  const max = mostOf(available);

  return (
    <FormPanel>
      <form onSubmit={submit} noValidate>
        <FormStack>
          <Text maw="60ch">
            The clock starts immediately. We save each answer as you choose it. You can change it until the
            end.
          </Text>
          <FormFault error={form.fault} />
          {topicField({ chosen: topics, onChange: changeTopics })}
          <NumberInput
            label="Questions"
            description={describeCount({ available, max, openCount })}
            min={1}
            max={max}
            allowDecimal={false}
            clampBehavior="none"
            {...form.getInputProps('count')}
            onChange={(count) => {
              setWanted(count);
              changeCount(count);
            }}
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
          <MoreChoices values={form.values} inputProps={form.getInputProps} />
          <ActionButton type="submit" isBusy={start.isPending}>
            Start the exam
          </ActionButton>
        </FormStack>
      </form>
    </FormPanel>
  );
}

function describeCount(counts: { available: number; max: number; openCount: number }): string {
  const { available, max, openCount } = counts;
  const limit = available > max ? `, at most ${max} at once` : '';
  const omitted = openCount > 0 ? `. Exams omit ${counted(openCount, 'open answer')}` : '';
  return `${counted(available, 'question')} to choose from${limit}${omitted}`;
}

function mostOf(available: number): number {
  return Math.min(available, 200);
}

function getRules(values: StartValues, max: number) {
  const { question_count = 0, ...order } = getOrder(values);
  const isThere = question_count >= 1 && question_count <= max;
  return {
    ...shownErrors(fieldErrors(startExam.body, order)),
    ...(!isThere && { count: `Choose 1 to ${counted(max, 'question')}` }),
  };
}

/** Maps errors of the order to fields of the form. */
function shownErrors(errors: Record<string, string>): Partial<Record<keyof StartValues, string>> {
  const fields = {
    question_count: 'count',
    duration_minutes: 'minutes',
    'marking.right': 'right',
    'marking.wrong': 'taken',
    'marking.unanswered': 'unanswered',
    extra_percent: 'extra',
  } as const;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, shown]) => {
      const sentence = errors[field];
      return sentence === undefined ? [] : [[shown, sentence]];
    }),
  );
}
