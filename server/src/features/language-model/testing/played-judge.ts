/** Plays the judge of a language model from a table, as it would read the passages and statements of its request. */
import type { Verdict, WrittenVerdict } from '@akada/core/language-model/judging/read-verdicts.ts';
import type { ModelRequest } from '../../../testing/model-server.ts';

/** A verdict about a statement. */
export interface PlayedVerdict {
  verdict: Verdict;
  /** Words of a passage; its number follows from them. */
  quote?: string;
}

/** @returns whether a request is one for the judge */
export const asksJudge = ({ instructions }: Pick<ModelRequest, 'instructions'>): boolean =>
  instructions.startsWith('You compare statements');

/**
 * @param judge of a statement without its number; an unknown statement is in no passage
 * @returns the verdicts that such a judge answers with
 */
export function playedVerdicts(
  { turns: [turn = ''] }: Pick<ModelRequest, 'turns'>,
  judge: (statement: string) => PlayedVerdict | undefined,
): WrittenVerdict[] {
  const [material = '', list = ''] = turn.split('\nStatements:\n');
  const passages = [...material.matchAll(/^\[P(\d+)\] ([\s\S]*?)(?=^\[P\d+\] |^# |(?![\s\S]))/gm)];
  return [...list.matchAll(/^(\d+)[.*] (.*)$/gm)].map(([, n, statement = '']) => {
    const { verdict, quote = '' } = judge(statement) ?? { verdict: 'neither' as const };
    const passage = passages.find(([, , text = '']) => quote !== '' && text.includes(quote));
    return { n: Number(n), passage: Number(passage?.[1] ?? 0), quote, verdict };
  });
}

/** @returns a verdict as a judge writes it */
export const writeVerdict = ({ n, verdict, passage, quote }: WrittenVerdict): string =>
  [n, verdict.slice(0, 1), ...(passage === 0 ? [] : [passage]), quote].join(' ').trim();

/** @returns the answer of such a judge */
export const playJudge = (
  request: ModelRequest,
  judge: (statement: string) => PlayedVerdict | undefined,
): string => JSON.stringify({ verdicts: playedVerdicts(request, judge).map(writeVerdict) });
