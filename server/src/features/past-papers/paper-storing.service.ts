/** Stores the reading of a past paper. The student's changes stay. */
import type { PrintedPaper } from '@akada/core/papers/printed-paper.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { getDerivedColumns } from './derived-columns.ts';
import * as repo from './past-papers.repo.ts';
import type { PaperRow } from './past-papers.tables.ts';
import { limitPaper } from './printed/limited-paper.ts';
import { mergeQuestions } from './printed/merged-questions.ts';

interface ReadPaper extends Pick<PaperRow, 'userId' | 'noteId' | 'answersNoteId' | 'textVersion'> {
  printed: PrintedPaper;
}

/**
 * Stores a reading as the note's paper, or changes the paper that it has.
 *
 * @returns the id of the paper
 * @throws Fault `not_found` if the note was deleted for good in the meantime
 */
export async function storeReading(
  { clock }: { clock: Clock },
  tx: Transaction,
  { userId, noteId, answersNoteId, textVersion, printed }: ReadPaper,
): Promise<string> {
  const time = getInstant(clock.now());
  const { heading: printedHeading, omitted, questions } = limitPaper(printed);
  const heading = { ...printedHeading, minutes: printedHeading.minutes || null };
  // Reading the note of a deleted paper restores the paper with the changes of its student.
  const read = { answersNoteId, textVersion, omitted, changedAt: time, deletedAt: null };
  const fresh = { id: newId(), userId, noteId, corrected: [], setId: null, topic: null, createdAt: time };
  if (!(await repo.insertPaper(tx, { ...fresh, ...heading, ...read }))) throw notFound();

  const found = await repo.findPaperOfNote(tx, noteId);
  const row = found && (await repo.lockPaper(tx, found.id));
  if (row === null) throw notFound();
  const corrected = Object.fromEntries(row.corrected.map((field) => [field, row[field]]));
  await repo.updatePaper(tx, row.id, { ...heading, ...corrected, ...read });
  const previous = await repo.findQuestions(tx, [row.id]);
  const merged = mergeQuestions(questions, previous);
  await repo.replaceQuestions(
    tx,
    row.id,
    merged.map((content) => ({ ...content, ...getDerivedColumns(content) })),
  );
  await publishHint(tx, userId, { topic: 'past_paper', id: row.id });
  return row.id;
}
