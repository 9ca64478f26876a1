/** Which parts of a note a language model has read, and which it is asked about again. */
import type { NotePassage } from './note-passages.ts';
import type { PartsRead } from './parts-read.ts';
import type { CallPlan, PlannedCall } from './plan-calls.ts';

/** Hears of each call how far the note is read. */
export type OnProgress = (parts: PartsRead) => Promise<void>;

/** @param passages the numbers of passages that were read @returns the number of parts that were read to their end */
export function countRead({ parts }: Pick<CallPlan, 'parts'>, passages: ReadonlySet<number>): PartsRead {
  const read = parts.filter(
    (numbers) => numbers.length > 0 && numbers.every((number) => passages.has(number)),
  );
  return { read: read.length, total: parts.length };
}

/** A call has no more passages than any other call. */
const MAX_PASSAGES = 12;
/** The engine makes the items of parts that fail twice. */
const MAX_CALLS = 2;

/**
 * Plans the second calls: about the parts that were read and gave nothing.
 *
 * @param made.read the numbers of passages that were read
 * @param made.numbers the passage of each item that was made
 * @param made.requested the number of items that are wanted; parts beyond it have no item in this set
 */
export function getCallsAgain(
  { calls, parts }: Pick<CallPlan, 'calls' | 'parts'>,
  { read, numbers, requested }: { read: ReadonlySet<number>; numbers: readonly number[]; requested: number },
): PlannedCall[] {
  const used = new Set(numbers);
  const isEmpty = (partNumbers: readonly number[]) =>
    partNumbers.length > 0 && partNumbers.every((number) => read.has(number) && !used.has(number));
  const missing =
    Math.min(requested, parts.length) -
    parts.filter((partNumbers) => partNumbers.some((number) => used.has(number))).length;
  const empty = parts.filter(isEmpty).slice(0, Math.max(0, missing));
  const passages = new Map(
    calls.flatMap((call) => call.passages.map((passage) => [passage.number, passage])),
  );
  const secondCalls: PlannedCall[] = [];
  for (const own of empty) {
    const found = own.slice(0, MAX_PASSAGES).flatMap((number) => passages.get(number) ?? []);
    const open = secondCalls.at(-1);
    if (open === undefined || open.passages.length + found.length > MAX_PASSAGES)
      secondCalls.push({ passages: found, count: 1 });
    else {
      open.passages.push(...found.filter((passage) => !holds(open.passages, passage)));
      open.count += 1;
    }
  }
  return secondCalls.slice(0, MAX_CALLS);
}

const holds = (passages: readonly NotePassage[], { number }: NotePassage) =>
  passages.some((passage) => passage.number === number);
