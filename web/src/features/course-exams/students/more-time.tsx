import '@mantine/core/styles/NumberInput.css';
import {
  type CourseExam,
  type CourseExamStudent,
  changeCourseExamStudent,
} from '@akada/contract/work/course-exams.ts';
import { NumberInput, Text } from '@mantine/core';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { momentText, timeText } from '../../../lib/format/dates.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { type Allowance, useAllow } from './api.ts';
import { allowanceText, endWith, runningOf } from './student-words.ts';

interface MoreTimeProps {
  exam: CourseExam;
  student: CourseExamStudent;
  onClose: () => void;
}

/** Gives a student more time and attempts, even during an attempt. */
export function MoreTime({ exam, student, onClose }: MoreTimeProps) {
  const timeZone = useTimeZone();
  const { full_name, student_id, extra_percent, extra_attempts } = student;
  const allow = useAllow(exam.id, student_id);
  const form = useCheckedForm<Allowance>({
    initialValues: { extra_percent, extra_attempts },
    rules: (values) => fieldErrors(changeCourseExamStudent.body, values),
    refusal: allow.error,
  });
  const send = form.submit((values) =>
    allow.mutate(values, {
      onSuccess: (changed) => {
        const running = runningOf(changed);
        const end =
          running === undefined ? '' : ` The attempt ends at ${timeText(running.deadline_at, timeZone)}.`;
        toast.success(`${full_name} has ${allowanceText(changed) || 'the usual time'}.${end}`);
        onClose();
      },
    }),
  );
  const running = runningOf(student);
  const end = running && endWith(Number(form.values.extra_percent) || 0, running, exam);

  return (
    <FormDialog
      title={`More time for ${full_name}`}
      save="Save"
      isBusy={allow.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <NumberInput
        label="More time, per cent"
        description={`0 to 200, of ${exam.duration_minutes} minutes`}
        min={0}
        max={200}
        step={5}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('extra_percent')}
      />
      <NumberInput
        label="More attempts"
        description={`0 to 10, beside the ${exam.attempts} that everyone has`}
        min={0}
        max={10}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('extra_attempts')}
      />
      {running && end && (
        <Text role="status">
          {full_name} sits now. The attempt ends at {timeText(end, timeZone)}
          {end !== running.deadline_at && `, instead of ${timeText(running.deadline_at, timeZone)}`}. Answers
          already given are kept.
        </Text>
      )}
      {exam.closes_at !== null && (
        <Text c="dimmed" size="sm">
          The exam closes at {momentText(exam.closes_at, timeZone)} for everybody. More time does not go
          beyond that.
        </Text>
      )}
    </FormDialog>
  );
}
