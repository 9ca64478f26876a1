import type { AnswerEvent, AnswersById } from '@akada/core/exams/answer-queue.ts';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { pauseUntilOnline } from '../../../../lib/http/until-sent.ts';
import { type AnswerSender, createAnswerSender } from './answer-sender.ts';
import { sendAnswer } from './send-answer.ts';

/** @returns false while the last try did not reach the server */
export function useAnswerSending(
  examId: string,
  queued: AnswersById,
  dispatch: Dispatch<AnswerEvent>,
): boolean {
  const [isReaching, setReaching] = useState(true);
  const sender = useRef<AnswerSender>(null);

  useEffect(() => {
    const created = createAnswerSender({
      send: (questionId, answer, signal) => sendAnswer(examId, questionId, answer, signal),
      wait: pauseUntilOnline,
      onEvent: dispatch,
    });
    created.watch(() => setReaching(created.state().isReaching));
    sender.current = created;
    return () => created.stop();
  }, [examId, dispatch]);

  useEffect(() => sender.current?.update(queued), [queued]);
  return isReaching;
}
