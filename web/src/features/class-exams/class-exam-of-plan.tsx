import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { Section } from '../../ui/page/panel.tsx';
import { type PlannedClassExam, useSharing } from './api.ts';
import { ClassExamQuestion, isPlanned } from './class-exam-question.tsx';
import { classExamsQuery } from './class-exams-query.ts';

/** @returns the exam of the class that this plan is for */
function useClassExam(planId: string): PlannedClassExam | undefined {
  const { data } = useQuery(classExamsQuery);
  return data?.items.filter(isPlanned).find(({ plan }) => plan.id === planId);
}

/** The question about an exam that was moved; renders nothing without one. */
export function QuestionOfPlan({ planId, zone }: { planId: string; zone: string }) {
  const exam = useClassExam(planId);
  return exam?.plan.is_asked === true ? <ClassExamQuestion exam={exam} zone={zone} /> : null;
}

/** The choice to show progress to the tutor; renders nothing for a plan without a class. */
export function SharingOfPlan({ planId }: { planId: string }) {
  const exam = useClassExam(planId);
  return exam === undefined ? null : <Sharing exam={exam} />;
}

function Sharing({ exam: { plan, tutor_name, course_name, is_removed } }: { exam: PlannedClassExam }) {
  const sharing = useSharing(plan.id);
  if (is_removed && !plan.is_shared) return null;

  return (
    <Section title="Your class">
      <FormFault error={sharing.error} />
      <Checkbox
        label={`Show my progress to ${tutor_name}`}
        description={`In ${course_name}: how much you know today, and on how many days you studied. You can stop at any time.`}
        checked={sharing.isPending ? sharing.variables : plan.is_shared}
        onChange={({ currentTarget }) => sharing.mutate(currentTarget.checked)}
      />
    </Section>
  );
}
