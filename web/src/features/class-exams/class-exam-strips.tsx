import type { MyClassExam } from '@akada/contract/work/plans/class-exams.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import strips from '../../ui/list/strips.module.css';
import { usePlanClassExam } from './api.ts';
import { ClassExamQuestion, isPlanned } from './class-exam-question.tsx';
import classes from './class-exam-strips.module.css';
import { getExamTime } from './class-exam-words.ts';
import { classExamsQuery } from './class-exams-query.ts';

interface ClassExamStripsProps {
  /** Shows only the exam of this course. */
  courseId?: string;
  zone: string;
  onPlanned: (planId: string) => void;
}

/** Exams of the student's classes without a plan, and questions about exams that were moved. */
export function ClassExamStrips({ courseId, zone, onPlanned }: ClassExamStripsProps) {
  const { data } = useQuery(classExamsQuery);
  const exams = (data?.items ?? []).filter(
    ({ course_id }) => courseId === undefined || course_id === courseId,
  );
  const questions = exams.filter(isPlanned).filter(({ plan }) => plan.is_asked);
  const unplanned = exams.filter(({ plan }) => plan === null);

  return (
    <>
      {questions.map((exam) => (
        <ClassExamQuestion key={exam.id} exam={exam} zone={zone} />
      ))}
      {unplanned.length > 0 && (
        <ul className={strips.strips} aria-label="Exams of your classes">
          {unplanned.map((exam) => (
            <Strip key={exam.id} exam={exam} zone={zone} onPlanned={onPlanned} />
          ))}
        </ul>
      )}
    </>
  );
}

interface StripProps {
  exam: MyClassExam;
  zone: string;
  onPlanned: (planId: string) => void;
}

function Strip({ exam: { id, title, course_name, exam_at }, zone, onPlanned }: StripProps) {
  const planning = usePlanClassExam(zone, onPlanned);

  return (
    <li className={`${strips.strip} ${classes.exam}`}>
      <span className={`${strips.words} figures`}>
        <b>Your class’s exam is on {getExamTime(exam_at, zone)}</b>
        <span>
          {title}, {course_name}
        </span>
      </span>
      <ActionButton
        variant="default"
        aria-label={`Make a plan for ${title}`}
        isBusy={planning.isPending}
        onClick={() => planning.mutate(id)}
      >
        Make a plan
      </ActionButton>
      {planning.error && (
        <div className={classes.fault}>
          <FormFault error={planning.error} />
        </div>
      )}
    </li>
  );
}
