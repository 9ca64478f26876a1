import type { CourseExamSummary } from '@akada/contract/work/course-exams.ts';
import { Text } from '@mantine/core';
import { useTimeZone } from '../../../lib/session/account.ts';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { lengthText, sittingsText, stateText } from '../exam-words.ts';

interface ExamEntryProps {
  exam: CourseExamSummary;
  to: string;
  /** What else is said of it below its course, a line each; null leaves the line out. */
  more?: readonly (string | null)[];
}

/** An exam that a tutor set, in a list of them. */
export function ExamEntry({ exam, to, more = [] }: ExamEntryProps) {
  const timeZone = useTimeZone();
  const lines = [`${exam.course.name} · ${lengthText(exam)}`, ...more, sittingsText(exam)];

  return (
    <RowText title={exam.title} to={to}>
      <Text size="sm" className="figures">
        {stateText(exam, timeZone)}
      </Text>
      {lines.filter(Boolean).map((line) => (
        <RowFacts key={line}>{line}</RowFacts>
      ))}
    </RowText>
  );
}
