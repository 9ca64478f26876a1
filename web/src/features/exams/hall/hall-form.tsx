import type { HallSubject } from '@akada/contract/work/exam-order.ts';
import { utmeChoices } from '@akada/core/exams/utme.ts';
import { Checkbox, Text } from '@mantine/core';
import { oneOf, remembered, someOf } from '../../../lib/device/remembered.ts';
import { useSingleKeys } from '../../../lib/device/single-keys.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { KeyboardOnly } from '../../../ui/focus/focus-frame.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { ChipField } from '../../../ui/form/choices/chip-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormStack } from '../../../ui/form/form-stack.tsx';
import { Columns, Panel } from '../../../ui/page/panel.tsx';
import { findRunningExam, useStartExam } from '../start/start-exam.ts';
import { extraChoices } from '../start/start-values.ts';
import { HallKeys } from './hall-keys.tsx';
import { HallRules } from './hall-rules.tsx';

interface HallFormProps {
  english: HallSubject;
  /** Subjects that have questions. */
  subjects: readonly HallSubject[];
  minutes: number;
  userId: string;
  onStarted: (examId: string) => void;
}

interface HallChoices {
  subjects: string[];
  /** Extra time in per cent. */
  extra: string;
}

const hallChoices = (subjects: readonly HallSubject[]) =>
  remembered<HallChoices>(
    'hall',
    { subjects: [], extra: '0' },
    { subjects: someOf(subjects.map(({ subject }) => subject)), extra: oneOf(extraChoices) },
  );

/** Lets the student choose three subjects and, if needed, extra time; then the paper starts. */
export function HallForm({ english, subjects, minutes, userId, onStarted }: HallFormProps) {
  const start = useStartExam();
  const [haveKeys, setKeys] = useSingleKeys();
  const choices = hallChoices(subjects);
  const form = useCheckedForm<HallChoices>({
    initialValues: choices.of(userId),
    rules: ({ subjects: selection }) => ({
      subjects: selection.length === utmeChoices ? undefined : 'Choose three subjects',
    }),
    refusal: start.error,
  });

  const submit = form.submit((selectedHallChoices) => {
    choices.remember(userId, selectedHallChoices);
    start.mutate(
      { hall: { subjects: selectedHallChoices.subjects }, extra_percent: Number(selectedHallChoices.extra) },
      {
        onSuccess: ({ id }) => onStarted(id),
        onError: (error) => {
          const running = findRunningExam(error);
          if (running !== null) onStarted(running);
        },
      },
    );
  });

  return (
    <Columns
      isSideFirst
      side={<HallRules minutes={minutes} />}
      main={
        <Panel>
          <form onSubmit={submit} noValidate>
            <FormStack>
              <FormFault error={form.fault} />
              <Text className="figures">{getFact(english)}. Everyone sits it.</Text>
              <Checkbox.Group
                label={`Three subjects besides ${english.subject}`}
                description={`${form.values.subjects.length} of ${utmeChoices} chosen`}
                {...form.getInputProps('subjects')}
                // A rejection moves the focus to the first checkbox, because the group takes no focus.
                data-path={undefined}
              >
                {subjects.map((subject, index) => (
                  <Checkbox
                    key={subject.subject}
                    className="figures"
                    value={subject.subject}
                    label={getFact(subject)}
                    data-path={index === 0 ? 'subjects' : undefined}
                  />
                ))}
              </Checkbox.Group>
              <ChipField
                label="Extra time"
                description="Choose this if you need longer. The result says so."
                value={form.values.extra}
                options={extraChoices.map((percent) => [percent, extraText(percent, minutes)])}
                onChange={(extra) => form.setFieldValue('extra', extra)}
              />
              <KeyboardOnly>
                {haveKeys && <HallKeys />}
                <Checkbox
                  label="The eight keys work"
                  description="Switch them off where you dictate, or press letters by chance. This holds for this device."
                  checked={haveKeys}
                  onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
                />
              </KeyboardOnly>
              <ActionButton type="submit" isBusy={start.isPending}>
                Start the paper
              </ActionButton>
            </FormStack>
          </form>
        </Panel>
      }
    />
  );
}

/** Warns if there are fewer questions than the hall requires. */
function getFact({ subject, questions, wanted }: HallSubject): string {
  if (questions >= wanted) return `${subject}: ${wanted} questions`;
  return `${subject}: ${questions} of ${wanted}, counted out of ${questions}`;
}

function extraText(percent: string, minutes: number): string {
  if (percent === '0') return `None: ${minutes} minutes`;
  return `${percent} %: ${minutes + Math.round((minutes * Number(percent)) / 100)} minutes`;
}
