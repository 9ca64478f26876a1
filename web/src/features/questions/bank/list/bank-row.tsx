import type { CourseSummary } from '@akada/contract/base/courses.ts';
import type { BankQuestionSummary } from '@akada/contract/material/question-bank.ts';
import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { dayText } from '../../../../lib/format/dates.ts';
import { counted } from '../../../../lib/format/numbers.ts';
import { useTimeZone } from '../../../../lib/session/account.ts';
import { Cover } from '../../../../ui/cloth/cover.tsx';
import { figureLine } from '../../../../ui/figures/figure-words.ts';
import { RowFacts, RowText } from '../../../../ui/list/row-text.tsx';
import { StemLine } from '../../../../ui/question/stem-line.tsx';
import { difficultyNames, statusNames, typeNames } from '../bank-words.ts';

interface BankRowProps {
  question: BankQuestionSummary;
  /** Includes its cloth. */
  course: CourseSummary | undefined;
}

export function BankRow({ question, course }: BankRowProps) {
  const { id, report_count, changed_at, needs_review } = question;
  const inExams = figureLine(question);
  const timeZone = useTimeZone();

  return (
    <RowText
      cover={course && <Cover of={course} size={40} />}
      title={<StemLine question={question} />}
      to={links.bankQuestion(id)}
    >
      <Text size="sm">
        {getFacts(question, course?.name)}
        {report_count > 0 && (
          <>
            {' · '}
            <Text component="span" inherit fw={600} c="var(--mantine-color-error)">
              {counted(report_count, 'report')}
            </Text>
          </>
        )}
      </Text>
      {inExams !== '' && (
        <Text size="sm" className="figures">
          {needs_review && (
            <Text component="span" inherit fw={600} c="var(--mantine-color-error)">
              Look at the key:{' '}
            </Text>
          )}
          {inExams}
        </Text>
      )}
      <RowFacts>
        {[...question.tags.map((tag) => `#${tag}`), `Changed ${dayText(changed_at, timeZone)}`].join(' · ')}
      </RowFacts>
    </RowText>
  );
}

function getFacts(question: BankQuestionSummary, courseName: string | undefined): string {
  const { status, type, difficulty, topic } = question;
  const facts = [
    statusNames[status],
    typeNames[type],
    difficulty && difficultyNames[difficulty],
    topic,
    courseName,
  ];
  return facts.filter(Boolean).join(' · ');
}
