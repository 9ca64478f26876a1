/** The end of an import: everything that is new is written in one transaction, which no other attempt has ended before. */
import type { ImportRemark } from '@akada/contract/work/exchange.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { rememberDeletedFile } from '../../../platform/files/deleted-files.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { FilePassage, ReadFormat } from '../../../platform/question-files/question-file.ts';
import type { ImportedSets } from '../../generation/imported-sets.service.ts';
import type { AddedDraft, BankFiles, KnownDraft } from '../../questions/bank/bank-files.service.ts';
import { getPassageIds } from '../../questions/bank/imported-passages.service.ts';
import type { QuestionsService } from '../../questions/questions.service.ts';
import type { ImportDraft } from './import-drafts.ts';
import { renderedPassages } from './import-passages.service.ts';
import { shownRemarks } from './import-remarks.ts';
import { endImport, type ImportEnd, lockAttempt } from './question-imports.repo.ts';
import type { ImportToRead } from './question-imports.tables.ts';
import { titleOfFile } from './storable-text.ts';

export interface ImportStoringDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  questions: Pick<QuestionsService, 'withContent'> &
    Pick<BankFiles, 'compare' | 'addToBank' | 'addPassages' | 'passagesOf' | 'sizesOf'>;
  importedSets: ImportedSets;
}

/** The parsed content of a file. */
export interface ReadImport {
  format: ReadFormat;
  found: number;
  skipped: number;
  drafts: readonly ImportDraft[];
  passages: readonly FilePassage[];
  errors: readonly ImportRemark[];
  warnings: readonly ImportRemark[];
}

/** @param signal gives up before anything is written; the promise rejects */
export async function storeImport(
  deps: ImportStoringDeps,
  row: ImportToRead,
  read: ReadImport,
  signal: AbortSignal,
): Promise<void> {
  const drafts = row.dryRun ? [] : await rendered(deps, read.drafts, signal);
  const passages = row.dryRun ? [] : await renderedPassages(deps.content, read.passages, signal);
  await endAttempt(deps, row, async (tx) => {
    const among = row.target === 'bank' ? 'bank' : 'sets';
    const requested = { userId: row.userId, among, drafts: read.drafts.map(({ draft }) => draft) } as const;
    const knownDrafts = await deps.questions.compare(tx, requested);
    const duplicates = knownDrafts.filter((it) => it !== null).length;
    const { format, found, skipped } = read;
    return {
      status: 'done',
      format,
      found,
      skipped,
      duplicates,
      errors: shownRemarks(read.errors, 'errors'),
      warnings: shownRemarks(read.warnings, 'warnings'),
      ...(!row.dryRun && (await addNew(deps, tx, row, { read, drafts, passages, known: knownDrafts }))),
    };
  });
}

/**
 * Ends an attempt, unless a later one has taken over.
 * @param end writes what it ends with, and says how
 */
export function endAttempt(
  { database, clock }: Pick<ImportStoringDeps, 'database' | 'clock'>,
  row: ImportToRead,
  end: (tx: Transaction) => Promise<ImportEnd>,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await lockAttempt(tx, row))) return;

    await endImport(tx, row.id, await end(tx), clock.now());
    await rememberDeletedFile(tx, row.storageKey, getInstant(clock.now()));
    await publishHint(tx, row.userId, { topic: 'question_import', id: row.id });
  });
}

/** With this many questions one run of the renderer ends in time, whatever they contain. */
const renderedAtOnce = 200;

async function rendered(
  { questions }: ImportStoringDeps,
  drafts: readonly ImportDraft[],
  signal: AbortSignal,
): Promise<AddedDraft[]> {
  const createdAddedDrafts: AddedDraft[] = [];
  for (let from = 0; from < drafts.length; from += renderedAtOnce) {
    const some = drafts.slice(from, from + renderedAtOnce);
    const texts = some.map(({ draft }) => ({ ...draft, markup: 'markdown' as const }));
    createdAddedDrafts.push(...(await questions.withContent(texts, signal)));
  }
  return createdAddedDrafts;
}

interface Additions {
  read: ReadImport;
  drafts: readonly AddedDraft[];
  passages: Awaited<ReturnType<typeof renderedPassages>>;
  known: readonly (KnownDraft | null)[];
}

async function addNew(
  { questions, importedSets }: ImportStoringDeps,
  tx: Transaction,
  { userId, target, filename }: ImportToRead,
  { read, drafts, passages, known }: Additions,
): Promise<Pick<ImportEnd, 'imported' | 'setId'>> {
  const imported = read.drafts.map(({ passage }, index) => ({ passage, equal: known[index] ?? null }));
  const passageIds = await getPassageIds(tx, questions, { userId, passages, imported });
  const fresh = drafts.flatMap((draft, index) =>
    known[index] === null ? [{ ...draft, passageId: passageIds[index] ?? null }] : [],
  );
  if (target === 'bank') {
    const { added } = await questions.addToBank(tx, { userId, drafts: fresh });
    return { imported: added };
  }
  const title = titleOfFile(
    filename,
    fresh.map(({ topic }) => topic),
  );
  const { added, setId } = await importedSets.add(tx, { userId, title, drafts: fresh });
  return { imported: added, setId };
}
