import type { ClassExam, ClassExamForm } from '@akada/contract/work/plans/class-exams.ts';
import { getMoment, wallTime } from '@akada/core/time/wall-time.ts';
import { TextInput } from '@mantine/core';
import { dateFault } from '../../../lib/form/date-rules.ts';
import { useCheckedForm } from '../../../lib/form/use-checked-form.ts';
import { zoneText } from '../../../lib/format/time-zones.ts';
import { lazyRules } from '../../../lib/lazy/lazy.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FormFault } from '../../../ui/form/form-fault.tsx';
import { FormDialog } from '../../../ui/layers/form-dialog.tsx';
import { useSetClassExam } from './api.ts';

interface Values {
  title: string;
  /** `2026-12-12T09:00`, or text that is not a date. */
  exam_at: string;
}

const checkExam = lazyRules(async () => (await import('./class-exam-rules.ts')).getClassExamErrors);

interface ClassExamDialogProps {
  courseId: string;
  /** Null for a course without an exam to come. */
  exam: ClassExam | null;
  zone: string;
  onClose: () => void;
}

export function ClassExamDialog({ courseId, exam, zone, onClose }: ClassExamDialogProps) {
  const saving = useSetClassExam(courseId, onClose);
  const toForm = ({ title, exam_at }: Values): ClassExamForm => ({
    title,
    exam_at: toMoment(exam_at, zone),
    replaces: exam?.version ?? null,
  });
  const form = useCheckedForm<Values>({
    initialValues: {
      title: exam?.title ?? '',
      exam_at: exam === null ? '' : wallTime(Date.parse(exam.exam_at), zone),
    },
    rules: (values) => checkExam(toForm(values)),
    refusal: saving.error,
  });

  return (
    <FormDialog
      title={exam === null ? 'When is the exam?' : 'Change the exam'}
      save={exam === null ? 'Tell the class' : 'Save and tell the class'}
      isBusy={saving.isPending}
      onSubmit={form.submit((values) => saving.mutate(toForm(values)))}
      onClose={onClose}
    >
      <FormFault error={form.fault} />
      <TextInput
        label="Name of the exam"
        placeholder="Mid-term"
        maxLength={120}
        {...form.getInputProps('title')}
      />
      <DateField
        label="Day and hour of the exam"
        description={`This is the time in ${zoneText(zone)}.`}
        hasTime
        path="exam_at"
        error={form.errors.exam_at}
        value={form.values.exam_at}
        onChange={(input) => form.setFieldValue('exam_at', input)}
      />
    </FormDialog>
  );
}

/** @returns an instant; a text that the rules reject for a time that is none */
function toMoment(wall: string, zone: string): string {
  const isMoment = wall !== '' && dateFault(wall) === undefined;
  return isMoment ? new Date(getMoment(wall, zone)).toISOString() : '';
}
