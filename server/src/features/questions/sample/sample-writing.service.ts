/** Updates the bank's sample to a paper: adds, changes and deletes questions. */
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { saveVersions } from '../bank/bank.repo.ts';
import { getColumns } from '../bank/bank-draft.ts';
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
  const added = sample.questions.flatMap((question, index) =>
    isNew(question)
      ? [{ ...getRow(question), ...inOrder(now, index, sample.questions.length), version: lastVersion + 1 }]
      : [],
  );
  await insertQuestions(tx, added);

  const changeCount = await writeChanges(tx, sample.questions, stored.questions, getInstant(now));
  const gone = missingIn(stored.questions, sample.questions);
  await repo.deleteQuestions(tx, gone);
  await repo.deletePassages(tx, missingIn(stored.passages, sample.passages));
  return { added: added.length, changed: changeCount, removed: gone.length };
}

/** A newer text is the next version of its question. @returns how many there are */
async function writeChanges(
  tx: Transaction,
  questions: RenderedSample['questions'],
  stored: ReadonlyMap<string, BankRow>,
  time: string,
): Promise<number> {
  const changed: { before: BankRow; question: SampleQuestion & StoredContent }[] = [];
  for (const question of questions) {
    const previousBank = stored.get(question.id);
    if (!previousBank) continue;

    if (!saysTheSame(previousBank, question.draft)) changed.push({ before: previousBank, question });
    else if (previousBank.position !== question.position) {
      await writeQuestion(tx, previousBank.id, {
        version: previousBank.version,
        position: question.position,
      });
    }
  }
  await saveVersions(
    tx,
    changed.map(({ before }) => before),
    time,
  );
  for (const { before, question } of changed) {
    await writeQuestion(tx, before.id, { ...getRow(question), version: before.version + 1, changedAt: time });
  }
  return changed.length;
}

async function writePassages(
  tx: Transaction,
  passages: RenderedSample['passages'],
  stored: ReadonlyMap<string, PassageRow>,
  now: number,
): Promise<void> {
  const added = passages.flatMap((passage, index) =>
    stored.has(passage.id)
      ? []
      : [{ ...passage, ...inOrder(now, index, passages.length), userId: null, isSample: true }],
  );
  await insertPassages(tx, added);
  for (const passage of passages) {
    const previous = stored.get(passage.id);
    if (!previous || (previous.title === passage.title && previous.text === passage.text)) continue;

    await writePassage(tx, previous.id, {
      ...passage,
      version: previous.version + 1,
      changedAt: getInstant(now),
    });
  }
}

function getRow({ draft, ...question }: SampleQuestion & StoredContent) {
  return {
    ...getColumns(draft),
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
function inOrder(now: number, index: number, count: number) {
  return { createdAt: getInstant(now - 2 * count + index), changedAt: getInstant(now - index) };
}

function missingIn(stored: ReadonlyMap<string, unknown>, requested: readonly { id: string }[]): string[] {
  const ids = new Set(requested.map(({ id }) => id));
  return [...stored.keys()].filter((id) => !ids.has(id));
}
