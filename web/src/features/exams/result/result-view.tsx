import type { QuestionSource } from '@akada/contract/material/questions.ts';
import type { ExamResult } from '@akada/contract/work/exams.ts';
import { links } from '@akada/core/links/links.ts';
import { passageAbove } from '@akada/core/questions/passage-order.ts';
import { countUncounted } from '@akada/core/quiz/answer-queue.ts';
import { Stack, Title } from '@mantine/core';
import { Fragment, useEffect, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Passage } from '../../../ui/question/passage.tsx';
import { forgetAnswers, storedAnswers } from '../stored-answers.ts';
import { ResultSummary } from './result-summary.tsx';
import { ReviewedQuestionCard } from './reviewed-question-card.tsx';

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
          {counted(notCounted, 'answer')} reached us after the time was up and could not be counted.
        </Notice>
      )}
      <ResultSummary
        result={result}
        action={
          missed > 0 && (
            <ButtonLink to={links.practiceGenerated({ exam_id: result.id })}>
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
          {result.questions.map((question, index) => {
            const passage = passageAbove(result.passages, result.questions, index);
            return (
              <Fragment key={question.id}>
                {passage !== null && (
                  <Panel>
                    <Passage {...passage} />
                  </Panel>
                )}
                <ReviewedQuestionCard question={question} number={index + 1} onOpenSource={onOpenSource} />
              </Fragment>
            );
          })}
        </Stack>
      </section>
    </Stack>
  );
}

/** How many answers of this device the result does not count. Said once: after that the device forgets them. */
function useNotCounted(userId: string, result: ExamResult): number {
  const [count] = useState(() => {
    const counted = Object.fromEntries(result.questions.map(({ id, choice }) => [id, choice]));
    return countUncounted(storedAnswers(userId, result.id), counted);
  });

  useEffect(() => forgetAnswers(userId, result.id), [userId, result.id]);
  return count;
}
