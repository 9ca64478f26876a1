import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { useQuery } from '@tanstack/react-query';
import { remarksQuery } from '../../../features/paper-remarks/api.ts';
import { ReportQuestion } from '../../../features/questions/report-question.tsx';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

// Loads later: few papers have comments.
const thread = lazyComponent(
  async () => (await import('../../../features/paper-remarks/remark-thread.tsx')).RemarkThread,
);

interface QuestionTalkProps {
  /** The paper of a tutor's exam; null for every other exam. */
  paperId: string | null;
  question: ReviewedQuestion;
  number: number;
}

/** The report of a question, and the words of its student and the tutor about it. */
export function QuestionTalk({ paperId, question, number }: QuestionTalkProps) {
  return (
    <>
      {question.type !== 'essay' && (
        <div>
          <ReportQuestion question={question} name={`Question ${number}`} />
        </div>
      )}
      {paperId !== null && <Talk paperId={paperId} questionId={question.id} subject={`question ${number}`} />}
    </>
  );
}

/** The words about the paper, below its questions. */
export function PaperTalk({ paperId }: { paperId: string }) {
  return <Talk paperId={paperId} questionId={null} subject="the paper" isInPanel />;
}

interface TalkProps {
  paperId: string;
  questionId: string | null;
  subject: string;
  isInPanel?: boolean;
}

/** Renders nothing without words, if nothing can be contested. */
function Talk({ paperId, questionId, subject, isInPanel = false }: TalkProps) {
  const side = { courseExamId: null, paperId };
  const { data } = useQuery(remarksQuery(side));
  const hasWords = data?.items.some((remark) => remark.question_id === questionId);
  const canContest = questionId !== null && data?.contestable.includes(questionId);
  if (data === undefined || !(hasWords || canContest)) return null;
  const content = (
    <Lazy
      of={thread}
      props={{ side, remarks: data, questionId, subject, studentName: '' }}
      waiting={null}
      fault={(error, retry) => <CodeFault what="the comments" error={error} onRetry={retry} />}
    />
  );
  return isInPanel ? <Panel>{content}</Panel> : content;
}
