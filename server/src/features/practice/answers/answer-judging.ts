/** Judges an answer by the version of the question that the student saw. */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import { isAnswered } from '@akada/core/question-types/answered.ts';
import { getMisfit, isNear, markAnswer, presentBody } from '@akada/core/question-types/question-types.ts';
import { isRight } from '@akada/core/quiz/choices.ts';
import type { PracticeAnswerRow, PracticeQuestionRow } from '../records/practice.tables.ts';

type Judged = Pick<PracticeAnswerRow, 'choices' | 'response' | 'correct' | 'remembered'>;

type Sent = Pick<PracticeAnswer, 'choices' | 'response' | 'remembered'>;

/** @returns a sentence if the question cannot be answered this way */
export function judge(
  {
    type,
    options,
    answerIndexes,
    body,
  }: Pick<PracticeQuestionRow, 'type' | 'options' | 'answerIndexes' | 'body'>,
  sent: Sent,
): Judged | string {
  if (body !== null) return judgeResponse(body, sent);
  if (sent.response !== undefined) return 'This question is answered with its options.';
  const choices = [...new Set(sent.choices)].sort((one, other) => one - other);
  if (choices.length === 0) return 'Choose an option.';
  if (choices.some((choice) => choice >= options.length))
    return 'The question has no such option in the version that was answered.';
  if (type !== 'multiple' && choices.length > 1) return 'This question has one right option: choose one.';

  return { choices, response: null, correct: isRight(choices, answerIndexes), remembered: null };
}

/** A slip earns no mark; only of such an answer the student may say that it was remembered. */
function judgeResponse(body: NonNullable<PracticeQuestionRow['body']>, sent: Sent): Judged | string {
  const { response, choices, remembered = null } = sent;
  if (response === undefined || choices.length > 0) return 'This question has no options to choose.';
  // A student who does not know sends an answer that says nothing.
  const misfit = isAnswered(response) ? getMisfit(presentBody(body, ''), response) : null;
  if (misfit !== null || response.type !== body.type) return misfit ?? 'This question has another form.';

  const correct = markAnswer(body, response).share === 1;
  const isSlip = !correct && isNear(body, response);
  return { choices: [], response, correct, remembered: isSlip ? remembered : null };
}
