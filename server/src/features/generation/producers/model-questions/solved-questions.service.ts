/** The blind solver: the small model answers each question using only its passages, and has to choose the key. */

import type { NotePassage } from '@akada/core/language-model/note-passages.ts';
import { getObjections, type Solved, solverBatch } from '@akada/core/questions/model/blind-solver.ts';
import type { RefusedQuestion } from '@akada/core/questions/model/judge-questions.ts';
import { solvePrompt } from '@akada/core/questions/model/question-prompts.ts';
import type { ModelQuestion, WrittenQuestion } from '@akada/core/questions/model/written-question.ts';
import type { LanguageModelService, ModelReply } from '../../../language-model/language-model.service.ts';
import { SolvedQuestions } from './question-answers.ts';

export interface Solving {
  /** The generation's id. */
  id: string;
  userId: string;
  /** Names these questions within the generation; a repeated attempt uses the same names. */
  step: string;
  /** All that are sent of the note. */
  passages: readonly NotePassage[];
}

/** Questions that the solver confirmed, and its objections. A question without an answer is in neither. */
export interface SolvedSet {
  confirmed: ModelQuestion[];
  refused: RefusedQuestion[];
}

const perCall = 10;

/** @throws ModelAway, and the signal's reason @returns the questions whose keys the solver chose, in their order */
export async function solveQuestions(
  { languageModel }: { languageModel: Pick<LanguageModelService, 'ask'> },
  { id, userId, step, passages }: Solving,
  questions: readonly (ModelQuestion & { written: WrittenQuestion })[],
  signal: AbortSignal,
): Promise<ModelReply<SolvedSet>> {
  const solved: SolvedSet = { confirmed: [], refused: [] };
  let model = '';
  for (let start = 0; start < questions.length; start += perCall) {
    const some = questions.slice(start, start + perCall);
    const batch = solverBatch(some, passages, `${id} ${step} ${start}`);
    const variables = { blocks: batch.blocks, count: String(some.length) };
    const reply = await languageModel.ask<{ answers: Solved[] }>(
      {
        feature: 'questions',
        userId,
        size: 'small',
        work: { id, step: `solve ${step} ${start}` },
        prompt: { ...solvePrompt, variables },
        answer: { name: 'choices', schema: SolvedQuestions },
        mostTokens: 60 * some.length + 100,
        temperature: 0,
      },
      signal,
    );
    if (reply.kind === 'offline') return reply;

    model = reply.model;
    for (const [at, objection] of getObjections(batch, reply.answer.answers).entries()) {
      const question = some[at];
      if (question === undefined || objection === undefined) continue;
      if (objection === null) solved.confirmed.push(question);
      else solved.refused.push({ ...question, fault: objection });
    }
  }
  return { kind: 'answered', answer: solved, model };
}
