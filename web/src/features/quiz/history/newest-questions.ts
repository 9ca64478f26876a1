import { practiceHistory } from '@akada/contract/work/practice.ts';
import { call } from '../../../lib/http/call.ts';
import { type HistoryFilter, mostDrawn } from '../practice-api.ts';
import { getQuestions } from './history-choice.ts';

/** The max page size, and the last position at which a page may start. */
const longPage = 100;
const lastStart = 10_000;

interface NewestQuestions {
  filter: HistoryFilter;
  signal: AbortSignal;
  /** Receives the number of answers read so far. */
  onRead: (answers: number) => void;
}

/** @returns the questions of the newest answers, each once, at most as many as a practice draws */
export async function newestQuestions({ filter, signal, onRead }: NewestQuestions): Promise<string[]> {
  let questions: string[] = [];
  for (let skip = 0; skip <= lastStart && questions.length < mostDrawn; skip += longPage) {
    const query = { ...filter, limit: longPage, skip };
    const { items, total } = await call(practiceHistory, { query, signal });
    questions = [...new Set([...questions, ...getQuestions(items)])];
    onRead(skip + items.length);
    if (skip + longPage >= total) break;
  }
  return questions.slice(0, mostDrawn);
}
