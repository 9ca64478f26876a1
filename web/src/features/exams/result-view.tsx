import type { ExamResult } from '@akada/contract/exams.ts';
import type { QuestionSource } from '@akada/contract/quiz.ts';
import { Stack, Title } from '@mantine/core';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ReviewedQuestionCard } from './reviewed-question-card.tsx';
import { useNotCounted } from './use-not-counted.ts';

interface ResultViewProps {
  result: ExamResult;
  userId: string;
  onOpenSource: (source: QuestionSource) => void;
}

export function ResultView({ result, userId, onOpenSource }: ResultViewProps) {
  const notCounted = useNotCounted(userId, result);
  const missed = result.questions.filter(({ correct }) => !correct).length;

  return (
    <Stack gap="xl" maw={760}>
      {notCounted > 0 && (
        <Notice kind="warning">
          {notCounted === 1 ? '1 answer' : `${notCounted} answers`} reached us after the time was up and could
          not be counted.
        </Notice>
      )}
      <ResultSummary
        result={result}
        action={
          missed > 0 && (
            <ButtonLink to={`/mcq/practice/generated?exam_id=${result.id}`}>
              {missed === 1 ? 'Practise the missed one' : `Practise the ${missed} missed ones`}
            </ButtonLink>
          )
        }
      />
      <section aria-labelledby="review">
        <Title order={2} id="review" mb="md">
          Every question
        </Title>
        <Stack>
          {result.questions.map((question, index) => (
            <ReviewedQuestionCard
              key={question.id}
              question={question}
              number={index + 1}
              onOpenSource={() => onOpenSource(question.source)}
            />
          ))}
        </Stack>
      </section>
    </Stack>
  );
}
