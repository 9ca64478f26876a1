import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { RunningExam } from '../exams/running-exam.tsx';
import { questionSet } from '../quiz/question-set.ts';

// Whoever comes back to a running exam, perhaps on a thin line, does not wait for the form that starts one.
const ExamSetup = lazy(() => import('../exams/exam-setup.tsx'));

export function Component() {
  const [search] = useSearchParams();
  const examId = search.get('exam_id');

  if (examId !== null) return <RunningExam key={examId} id={examId} />;
  return <ExamSetup set={questionSet(search)} />;
}
