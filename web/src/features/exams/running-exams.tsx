import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Pending } from '../../ui/feedback/pending.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import rows from '../../ui/list/rows.module.css';
import { type ExamChoice, examLink, runningExamsQuery } from './exam-lists.ts';
import { TimeLeft } from './time-left.tsx';

/** Lists the exams in progress with links to each; renders nothing without any. */
export function RunningExams({ choice }: { choice?: ExamChoice }) {
  const query = useQuery(runningExamsQuery(choice));
  const { data, dataUpdatedAt } = query;

  if (data === undefined) return <Pending query={query} />;
  if (data.items.length === 0) return null;
  return <UnderWay exams={data.items} receivedAt={dataUpdatedAt} />;
}

interface UnderWayProps {
  exams: readonly ExamSummary[];
  /** The arrival time, by the browser's clock. */
  receivedAt: number;
}

export function UnderWay({ exams, receivedAt }: UnderWayProps) {
  return (
    <Notice
      kind="warning"
      title={
        exams.length === 1 ? 'An exam is in progress' : `${counted(exams.length, 'exam')} are in progress`
      }
    >
      <ul className={rows.list}>
        {exams.map((exam) => (
          <li key={exam.id} className={rows.entry}>
            <div className={rows.text}>
              {exam.title}
              <TimeLeft exam={exam} receivedAt={receivedAt} />
            </div>
            <ButtonLink to={examLink(exam)} aria-label={`Continue with ${exam.title}`}>
              Continue
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
