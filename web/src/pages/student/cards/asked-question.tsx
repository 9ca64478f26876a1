import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReviewFrame } from '../../../features/cards/review/review-view.tsx';
import { drawQuery } from '../../../features/quiz/practice-api.ts';
import { DueQuestion } from '../../../features/quiz/sitting/due-question.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { FocusFrame } from '../../../ui/focus/focus-frame.tsx';
import { QuestionShape } from '../../../ui/question/choice.tsx';

interface AskedQuestionProps {
  id: string;
  /** The ids of all questions in the review, which one request draws. */
  ids: readonly string[];
  reviewId: string;
  frame: ReviewFrame;
  onDone: () => void;
  onOpenSource: (source: QuestionSource) => void;
}

/** A missed question in the queue of cards. It is skipped if it was deleted, or if an exam uses it now. */
export function AskedQuestion({ id, ids, reviewId, frame, onDone, onOpenSource }: AskedQuestionProps) {
  const query = questionsQuery(ids, reviewId, useZone());
  const { data, error, refetch } = useQuery(query);
  const question = data?.questions.find((one) => one.id === id);

  if (data !== undefined && question !== undefined)
    return (
      <DueQuestion
        key={id}
        sittingId={reviewId}
        draw={data}
        question={question}
        frame={frame}
        onDone={onDone}
        onOpenSource={onOpenSource}
      />
    );
  return (
    <FocusFrame {...frame} foot={<Button onClick={onDone}>Continue</Button>}>
      {data !== undefined && <Notice kind="info" title="This question is not asked now." />}
      {data === undefined && error && (
        <LoadFault what="this question" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Waiting what="this question" queries={[query.queryKey]}>
          <QuestionShape />
        </Waiting>
      )}
    </FocusFrame>
  );
}

const mostDrawn = 100;

function questionsQuery(ids: readonly string[], seed: string, zone: string) {
  const question_ids = ids.slice(0, mostDrawn);
  const choice = {
    source: { question_ids },
    only: 'all',
    topics: [],
    difficulty: undefined,
    type: undefined,
  } as const;
  return drawQuery({ choice, count: question_ids.length, seed, zone });
}
