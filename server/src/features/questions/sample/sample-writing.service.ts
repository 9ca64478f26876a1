/** Updates the bank's sample to a paper: adds, changes and deletes questions. */
import { instantOf } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { saveVersions } from '../bank/bank.repo.ts';
import { columnsOf } from '../bank/bank-draft.ts';
import { saysTheSame } from '../bank/bank-sameness.ts';
import { insertPassages, writePassage } from '../passages/passages.repo.ts';
import type { PassageRow } from '../passages/passages.tables.ts';
import type { StoredContent } from '../question/question-content.ts';
import { insertQuestions, writeQuestion } from '../question/questions.repo.ts';
import type { BankRow } from '../question/questions.tables.ts';
import * as repo from './sample.repo.ts';
import type { SamplePassage, SampleQuestion } from './sample-rows.ts';

/** The rows of a paper, with the content that shows them. */
export interface RenderedSample {
  passages: readonly (SamplePassage & Pick<PassageRow, 'content' | 'contentVersion'>)[];
  questions: readonly (SampleQuestion & StoredContent)[];
}

/** Numbers of affected questions. */
export interface SampleChange {
  added: number;
  changed: number;
  removed: number;
}

/**
 * @param now milliseconds since the epoch
 * @param lastVersion of questions that were here before: new ones begin behind it
 */
export async function writeSample(
  tx: Transaction,
  sample: RenderedSample,
  { now, lastVersion }: { now: number; lastVersion: number },
): Promise<SampleChange> {
  const stored = await repo.findSample(tx);
  await writePassages(tx, sample.passages, stored.passages, now);

  const isNew = ({ id }: SampleQuestion) => !stored.questions.has(id);
  const added = sample.questions.flatMap((question, at) =>
    isNew(question)
      ? [{ ...rowOf(question), ...inOrder(now, at, sample.questions.length), version: lastVersion + 1 }]
      : [],
  );
  await insertQuestions(tx, added);

  const changed = await writeChanges(tx, sample.questions, stored.questions, instantOf(now));
  const gone = missingIn(stored.questions, sample.questions);
  await repo.deleteQuestions(tx, gone);
  await repo.deletePassages(tx, missingIn(stored.passages, sample.passages));
  return { added: added.length, changed, removed: gone.length };
}

/** A newer text is the next version of its question. @returns how many there are */
async function writeChanges(
  tx: Transaction,
  questions: RenderedSample['questions'],
  stored: ReadonlyMap<string, BankRow>,
  at: string,
): Promise<number> {
  const changed: { before: BankRow; question: SampleQuestion & StoredContent }[] = [];
  for (const question of questions) {
    const before = stored.get(question.id);
    if (!before) continue;

    if (!saysTheSame(before, question.draft)) changed.push({ before, question });
    else if (before.position !== question.position) {
      await writeQuestion(tx, before.id, { version: before.version, position: question.position });
    }
  }
  await saveVersions(
    tx,
    changed.map(({ before }) => before),
    at,
  );
  for (const { before, question } of changed) {
    await writeQuestion(tx, before.id, { ...rowOf(question), version: before.version + 1, changedAt: at });
  }
  return changed.length;
}

async function writePassages(
  tx: Transaction,
  passages: RenderedSample['passages'],
  stored: ReadonlyMap<string, PassageRow>,
  now: number,
): Promise<void> {
  const added = passages.flatMap((passage, at) =>
    stored.has(passage.id)
      ? []
      : [{ ...passage, ...inOrder(now, at, passages.length), userId: null, isSample: true }],
  );
  await insertPassages(tx, added);
  for (const passage of passages) {
    const before = stored.get(passage.id);
    if (!before || (before.title === passage.title && before.text === passage.text)) continue;

    await writePassage(tx, before.id, { ...passage, version: before.version + 1, changedAt: instantOf(now) });
  }
}

function rowOf({ draft, ...question }: SampleQuestion & StoredContent) {
  return {
    ...columnsOf(draft),
    ...question,
    userId: null,
    isSample: true,
    source: 'author' as const,
    kind: null,
    origin: 'own' as const,
  };
}

/**
 * Lists show the most recently changed first, and files begin with the oldest: both then follow the order of
 * the paper.
 */
function inOrder(now: number, at: number, count: number) {
  return { createdAt: instantOf(now - 2 * count + at), changedAt: instantOf(now - at) };
}

function missingIn(stored: ReadonlyMap<string, unknown>, wanted: readonly { id: string }[]): string[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return [...stored.keys()].filter((id) => !ids.has(id));
}
