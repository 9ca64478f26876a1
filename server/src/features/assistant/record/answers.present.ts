/** Answers and conversations as their owner sees them. */
import type { Answer, AnswerEvent, Citation } from '@akada/contract/work/assistant.ts';
import { helpSteps } from '@akada/core/assistant/assistant-rules.ts';
import { offlineBecause } from '@akada/core/language-model/offline-reason.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { QuestionHolds } from '../../questions/holds/question-holds.service.ts';
import type { AnswerRow } from './assistant.tables.ts';

/** @returns what a source of an answer is called where a string is wanted */
export const sourceLabel = ({ title, page }: Pick<Citation, 'title' | 'page'>) => `${title}, page ${page}`;

/** Help with a question whose key an exam holds says nothing. */
export async function presentAnswers(
  executor: Executor,
  holds: QuestionHolds,
  userId: string,
  rows: readonly AnswerRow[],
): Promise<Answer[]> {
  const practised = [...new Set(rows.flatMap(({ practisedId }) => practisedId ?? []))];
  const held = practised.length === 0 ? new Map() : await holds.heldOf(executor, userId, practised);
  return rows.map((row) => presentAnswer(row, row.practisedId !== null && held.has(row.practisedId)));
}

function presentAnswer(row: AnswerRow, isHeld: boolean): Answer {
  const { step } = row;
  const help = step && {
    step,
    has_next: step < helpSteps.length,
    struck: isHeld ? [] : row.struck,
  };
  return {
    id: row.id,
    question_id: row.questionId,
    version: row.version,
    state: row.state,
    text: isHeld ? '' : row.text,
    content: isHeld ? null : row.content,
    made_by: isHeld ? 'notes' : row.madeBy,
    model: isHeld ? null : row.model,
    remark: isHeld ? heldRemark : getRemark(row),
    covered: row.covered,
    citations: isHeld ? [] : row.citations,
    help,
    error: row.error,
    held: isHeld,
    created_at: row.createdAt,
  };
}

const heldRemark = 'Your running exam asks this question. The hints come back when it is over.';

/** Sentences about the check of an answer, with the next step of its reader. */
const checks = {
  judge: 'Each sentence was read again next to your notes. It may still be wrong: check it there.',
  words: 'It was compared with your notes by words only: check it there.',
  none: 'It may be wrong: check it in your notes.',
} as const;

function getRemark({ madeBy, model, offlineReason, step, state, text, checkedBy }: AnswerRow): string | null {
  if (state === 'streaming') return null;
  if (madeBy === 'model')
    return model === null || text === '' ? null : `Written by ${model}. ${checks[checkedBy ?? 'none']}`;
  const because = offlineReason === null ? null : offlineBecause(offlineReason);
  const reason = because === null ? '' : `, because ${because}`;
  if (step !== null) return because === null ? null : `Made without a language model${reason}.`;
  return madeBy === 'notes'
    ? `Quotes of your notes, not an answer in Akada’s words${reason}.`
    : because && `No language model answered${reason}.`;
}

/** @returns the last event of an answer that has ended */
export function endEvent(answer: Answer): AnswerEvent {
  const { text, error, citations } = answer;
  const index = text.length;
  return error !== null && answer.state !== 'stopped'
    ? { type: 'error', at: index, error, answer }
    : { type: 'end', at: index, content: text, sources: [...new Set(citations.map(sourceLabel))], answer };
}
