import type { MyClassExam } from '@akada/contract/work/plans/class-exams.ts';
import { Group } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { type PlannedClassExam, useDecision } from './api.ts';
import { getExamTime } from './class-exam-words.ts';

export function isPlanned(exam: MyClassExam): exam is PlannedClassExam {
  return exam.plan !== null;
}

/** Asks whether the student's plan follows an exam that the tutor moved or removed, or that has another date from the start. */
export function ClassExamQuestion({ exam, zone }: { exam: PlannedClassExam; zone: string }) {
  const { title, course_name, exam_at, is_removed } = exam;
  const decision = useDecision(exam);
  const isBusy = (isFollowed: boolean) => decision.isPending && decision.variables === isFollowed;

  return (
    <Notice
      kind="info"
      title={is_removed ? `${title} has no date now` : `${title} is on ${getExamTime(exam_at, zone)}`}
      actions={
        <Group gap="8px">
          {!is_removed && (
            <ActionButton isBusy={isBusy(true)} onClick={() => decision.mutate(true)}>
              Move my plan
            </ActionButton>
          )}
          <ActionButton variant="default" isBusy={isBusy(false)} onClick={() => decision.mutate(false)}>
            {is_removed ? 'Keep my plan' : 'Keep my date'}
          </ActionButton>
        </Group>
      }
    >
      <FormFault error={decision.error} />
      {is_removed
        ? `The date was removed in ${course_name}. Your plan stays until you delete it.`
        : `This is the date in ${course_name}. Your plan has another date.`}
    </Notice>
  );
}
