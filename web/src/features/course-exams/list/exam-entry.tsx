import type { CourseExamSummary } from '@akada/contract/work/course-exams.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../../lib/session/account.ts';
import { RowFacts, RowText } from '../../../ui/list/row-text.tsx';
import { lengthText, sittingsText, stateText } from '../exam-words.ts';

interface ExamEntryProps {
  exam: CourseExamSummary;
  to: string;
  /** The cover of its course. */
  cover?: ReactNode;
  /** Further lines below the course; null omits a line. */
  more?: readonly (string | null)[];
}

/** A tutor's exam in a list. */
export function ExamEntry({ exam, to, cover, more = [] }: ExamEntryProps) {
  const timeZone = useTimeZone();
  const lines = [`${exam.course.name} · ${lengthText(exam)}`, ...more, sittingsText(exam)];

  return (
    <RowText cover={cover} title={exam.title} to={to}>
      <Text size="sm" className="figures">
        {stateText(exam, timeZone)}
      </Text>
      {lines.filter(Boolean).map((line) => (
        <RowFacts key={line}>{line}</RowFacts>
      ))}
    </RowText>
  );
}
