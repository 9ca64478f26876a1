/** Answers of practice that wait to be sent to the server. */
import {
  type PracticeAnswer,
  type PracticeQuestion,
  sendPracticeAnswers,
} from '@akada/contract/work/practice.ts';
import type { FirstAnswer } from '@akada/core/practice/practice-session.ts';
import { pairedUuid } from '@akada/core/text/uuid.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { accountOutbox } from '../../lib/device/account-outbox.ts';
import { call } from '../../lib/http/call.ts';
import type { Sitting } from './sitting/stored-sitting.ts';

export const practiceOutbox = accountOutbox<PracticeAnswer>('practice.answer', (answers, options) =>
  call(sendPracticeAnswers, {
    body: { sent_at: new Date().toISOString(), answers },
    retries: 0,
    ...options,
  }),
);

/** The max time that an answer can report. */
const longestMs = 86_400_000;

/** Times by `performance.now()`. */
interface AnswerTimes {
  shownAt: number;
  answeredAt: number;
}

/**
 * The id consists of sitting and question, so that a question answered in two tabs, or again after a crash,
 * counts once.
 */
export function answerEvent(
  { id: sitting_id, draw }: Sitting,
  { id: question_id, version }: PracticeQuestion,
  { choices, response, remembered, certainty, hint }: FirstAnswer,
  { shownAt, answeredAt }: AnswerTimes,
  zone: string,
): PracticeAnswer {
  const now = Date.now() - Math.max(0, performance.now() - answeredAt);
  return {
    id: pairedUuid(sitting_id, question_id),
    sitting_id,
    question_id,
    version,
    choices: [...choices],
    ...(response && { response }),
    ...(remembered !== null && remembered !== undefined && { remembered }),
    certainty,
    hints: hint,
    took_ms: Math.min(longestMs, Math.max(0, Math.round(answeredAt - shownAt))),
    usual_ms: draw.usual_ms,
    given_at: new Date(now).toISOString(),
    local_day: localDay(now, zone),
    zone,
  };
}
