import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { Anchor, Text } from '@mantine/core';
import { momentText } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/account.ts';
import { Link } from '../../../ui/links/links.tsx';
import rows from '../../../ui/page/rows.module.css';
import { examLink } from '../exam-lists.ts';
import { scoreText } from '../result/result-words.ts';
import { kindNames } from './history-choice.ts';

/** A finished exam: what came of it, and the way to it. */
export function ExamRow({ exam }: { exam: ExamSummary }) {
  const timeZone = useTimeZone();
  const { title, kind, finished_at, started_at } = exam;

  return (
    <li className={rows.entry}>
      <div className={rows.text}>
        <Anchor component={Link} to={examLink(exam)} fw={600} display="inline-block" py={4}>
          {title}
        </Anchor>
        <Text c="dimmed" size="sm" className="figures">
          {kindNames[kind]} · {momentText(finished_at ?? started_at, timeZone)}
        </Text>
      </div>
      <Text className="figures">{outcomeOf(exam)}</Text>
    </li>
  );
}

/** A tutor may show results later. */
function outcomeOf({ correct, question_count, score, max_score, percent }: ExamSummary): string {
  if (correct === null || score === null || max_score === null) return 'No result yet';
  return `${scoreText({ correct, total: question_count, score, max_score })}, ${percent ?? 0}%`;
}
