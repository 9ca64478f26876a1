/**
 * The judge: the small model says which passage supports or contradicts each statement. Where it finds a statement that words
 * do not, the large model decides.
 */

import { judgePrompt } from '@akada/core/language-model/judging/judge-prompt.ts';
import { findLiteral } from '@akada/core/language-model/judging/literal-statement.ts';
import { type Judgement, readVerdicts } from '@akada/core/language-model/judging/read-verdicts.ts';
import { isDeniedFromSilence } from '@akada/core/language-model/judging/silence.ts';
import type { StatementContext } from '@akada/core/language-model/judging/statement-context.ts';
import type { NotePassage } from '@akada/core/language-model/note-passages.ts';
import type { OfflineReason } from '@akada/core/language-model/offline-reason.ts';
import * as z from 'zod/mini';
import type { LanguageModelService, ModelOrder } from './language-model.service.ts';

export interface JudgedStatement extends StatementContext {
  text: string;
  /** Words find it in the passages. */
  isFoundByWords: boolean;
  /** The numbers of the passages that may decide it; all if absent. A call sends only the passages of its statements. */
  near?: readonly number[];
}

export interface JudgingOrder extends Pick<ModelOrder<unknown>, 'feature' | 'userId' | 'work'> {
  passages: readonly NotePassage[];
  statements: readonly JudgedStatement[];
  /** The statements that the judge copies the deciding words for; of `none` it does not even name the passage. */
  quotes: 'all' | 'not_found_by_words' | 'none';
  /** The large model decides if the judge and words disagree: the result will be called checked. */
  needsLargeModel: boolean;
}

export interface JudgedStatements {
  /** They are in the order of the statements; null means that words decide. */
  judgements: (Judgement | null)[];
  /** The reason why some were not judged; null if the judge was asked about all. */
  offline: OfflineReason | null;
}

export type AskModel = Pick<LanguageModelService, 'ask'>;

/** Small models cut longer answers, and every call sends the passages again. */
const sizes = { quoted: { perCall: 30, tokens: 35 }, none: { perCall: 45, tokens: 10 } } as const;
const getForm = ({ quotes }: JudgingOrder) => (quotes === 'none' ? 'none' : 'quoted');

const maxLine = 500;
const Verdicts = z.object({ verdicts: z.array(z.string().check(z.maxLength(maxLine))) });

/** @throws ModelAway, and the signal's reason */
export async function judgeStatements(
  languageModel: AskModel,
  order: JudgingOrder,
  signal: AbortSignal,
): Promise<JudgedStatements> {
  const { statements, needsLargeModel } = order;
  const judged = await judgeAll(languageModel, order, { size: 'small', step: 'judge' }, signal);
  if (!needsLargeModel || judged.offline !== null) return judged;

  const disputed = statements.flatMap(({ isFoundByWords }, index) =>
    !isFoundByWords && judged.judgements[index]?.verdict === 'supported' ? [index] : [],
  );
  // Passage and quote are known: the large model gives only a verdict, from the passages that decide.
  const deciding = new Set(disputed.map((index) => judged.judgements[index]?.passage ?? null));
  const disputedOrder = {
    ...order,
    statements: disputed.flatMap((index) => statements[index] ?? []),
    passages: deciding.has(null)
      ? order.passages
      : order.passages.filter(({ number }) => deciding.has(number)),
    quotes: 'none' as const,
  };
  const secondReading = await judgeAll(
    languageModel,
    disputedOrder,
    { size: 'large', step: 'judge again' },
    signal,
  );
  const judgements = judged.judgements.map((judgement, index) => {
    const position = disputed.indexOf(index);
    const verdict = secondReading.judgements[position]?.verdict;
    if (position === -1 || verdict === 'supported') return judgement;
    return verdict === undefined ? null : { verdict, passage: null, quote: null };
  });
  return { judgements, offline: secondReading.offline };
}

interface Judging {
  size: ModelOrder<unknown>['size'];
  step: string;
}

async function judgeAll(
  languageModel: AskModel,
  order: JudgingOrder,
  { size, step }: Judging,
  signal: AbortSignal,
): Promise<JudgedStatements> {
  // A line of the note, word for word, needs no reader.
  const judgements = order.statements.map(({ text }) => findLiteral(text, order.passages));
  const { perCall } = sizes[getForm(order)];
  const open = [...judgements.keys()].filter((index) => judgements[index] === null);
  for (let start = 0; start < open.length; start += perCall) {
    const indexes = open.slice(start, start + perCall);
    const name = `${order.work.step} ${step} ${start}`;
    const offline = await judgeOnce(languageModel, order, { size, step: name, indexes, judgements }, signal);
    if (offline !== null) return { judgements, offline };

    // An answer that was cut lacks the last ones, which are requested once more.
    const missing = indexes.filter((index) => judgements[index] === null);
    if (missing.length === 0 || missing.length === indexes.length) continue;
    const rest = { size, step: `${name} rest`, indexes: missing, judgements };
    const stillOffline = await judgeOnce(languageModel, order, rest, signal);
    if (stillOffline !== null) return { judgements, offline: stillOffline };
  }
  return { judgements, offline: null };
}

/** Fills in the judgements of these statements. @returns why no model answered, null if one did */
async function judgeOnce(
  languageModel: AskModel,
  order: JudgingOrder,
  {
    size,
    step,
    indexes,
    judgements,
  }: Judging & { indexes: readonly number[]; judgements: (Judgement | null)[] },
  signal: AbortSignal,
): Promise<OfflineReason | null> {
  const { feature, userId, work, quotes } = order;
  const batch = indexes.flatMap((index) => order.statements[index] ?? []);
  const sent = batch.map(({ text, about, denied, isFoundByWords }) => {
    const wantsQuote = quotes === 'all' || (quotes === 'not_found_by_words' && !isFoundByWords);
    return { text, about, denied, wantsQuote };
  });
  const form = getForm(order);
  const passages = selectPassages(batch, order.passages);
  const reply = await languageModel.ask(
    {
      feature,
      userId,
      work: { id: work.id, step },
      size,
      mostTokens: sizes[form].tokens * (indexes.length + 1) + 100,
      temperature: 0,
      prompt: judgePrompt(passages, sent, form),
      answer: { name: 'verdicts', schema: Verdicts },
    },
    signal,
  );
  if (reply.kind === 'offline') return reply.reason;
  const verdictsRead = readVerdicts(reply.answer.verdicts, passages, indexes.length);
  for (const [position, index] of indexes.entries()) {
    const judgement = verdictsRead[position] ?? null;
    const isSilent = form === 'quoted' && isDeniedFromSilence(batch[position]?.text ?? '', judgement);
    judgements[index] = isSilent ? { verdict: 'neither', passage: null, quote: null } : judgement;
  }
  return null;
}

/** A long note is judged part by part: each call sends the passages of its own statements. */
function selectPassages(statements: readonly JudgedStatement[], passages: readonly NotePassage[]) {
  const numbers = new Set(statements.flatMap(({ near = [] }) => near));
  const isBounded = statements.every(({ near }) => near !== undefined);
  return isBounded ? passages.filter(({ number }) => numbers.has(number)) : passages;
}
