/**
 * Sets that are made from a note automatically: requested with its upload, started when it has been read, and
 * shown on every device.
 */
import type { FirstSets } from '@akada/contract/work/first-sets.ts';
import { refusalSentence } from '@akada/core/generation/first-sets.ts';
import { maxFilesAtOnce } from '@akada/core/notes/sending.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { GenerationSummary, PlacedOrders } from '../generation/placed-orders.service.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import type { Note } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { KindUsage, UsageService } from '../usage/usage.service.ts';
import * as repo from './first-sets.repo.ts';
import type { FirstSetsRow, WantedSets } from './first-sets.tables.ts';
import { createStartedSets } from './started-sets.service.ts';

interface FirstSetsDeps {
  database: Database;
  clock: Clock;
  notes: Pick<NotesService, 'presentAll'>;
  orders: Pick<PlacedOrders, 'summariesOf'>;
  usage: Pick<UsageService, 'ofKind'>;
  questions: Pick<QuestionsService, 'ofGeneration'>;
  cards: Pick<CardSets, 'ofGeneration'>;
  memory: Pick<MemoryService, 'events'>;
}

/** The number of files that can be sent together: a student can follow each of them. */
const maxListed = maxFilesAtOnce;

type Owner = Pick<Caller, 'userId' | 'plan'>;

export type FirstSetsService = ReturnType<typeof createFirstSetsService>;

export function createFirstSetsService(deps: FirstSetsDeps) {
  const { database, clock } = deps;
  const { db } = database;
  const isStarted = createStartedSets(deps);
  return {
    /** Omits deleted notes, and notes whose set was started anywhere. */
    async list(owner: Owner): Promise<FirstSets[]> {
      const rows = await repo.findOpenFirstSets(db, owner.userId, clock.now());
      const sets = await present(deps, owner, rows);
      const started = await Promise.all(sets.map((set) => isStarted(owner.userId, set)));
      return sets.filter((_set, index) => !started[index]).slice(0, maxListed);
    },
    /**
     * Sets that were started stay unchanged.
     *
     * @throws Fault `conflict` if no sets were requested before the note had been read
     */
    async change(owner: Owner, note: Authorized<Note>, requested: WantedSets): Promise<FirstSets> {
      const { id: noteId, userId, status } = note;
      await database.transaction(async (tx) => {
        const hasEnded = status === 'ready' || status === 'failed';
        if (hasEnded && (await repo.findFirstSets(tx, noteId)) === null) throw hasBeenRead();
        await repo.putWanted(tx, { noteId, userId, ...requested }, clock.now());
        await publishHint(tx, userId, { topic: 'note', id: noteId });
      });
      const row = await repo.findFirstSets(db, noteId);
      const [shown] = row === null ? [] : await present(deps, owner, [row]);
      if (shown === undefined) throw notFound();
      return shown;
    },
    close({ id: noteId, userId }: Authorized<Note>): Promise<void> {
      return database.transaction(async (tx) => {
        if (await repo.closeFirstSets(tx, noteId, clock.now()))
          await publishHint(tx, userId, { topic: 'note', id: noteId });
      });
    },
  };
}

const hasBeenRead = () =>
  new Fault('conflict', 'This note has been read already. Make questions or cards from its page.');

async function present(
  deps: FirstSetsDeps,
  owner: Owner,
  rows: readonly FirstSetsRow[],
): Promise<FirstSets[]> {
  const { db } = deps.database;
  const ids = rows.flatMap(({ questionsId, cardsId }) => [questionsId, cardsId].filter((id) => id !== null));
  const isRefused = rows.some((row) => row.begunAt !== null && hasRefusal(row));
  const [notes, made, mcq, flashcard] = await Promise.all([
    deps.notes.presentAll(
      owner.userId,
      rows.map(({ noteId }) => noteId),
    ),
    deps.orders.summariesOf(ids),
    isRefused ? deps.usage.ofKind(db, { ...owner, kind: 'mcq' }) : null,
    isRefused ? deps.usage.ofKind(db, { ...owner, kind: 'flashcard' }) : null,
  ]);
  return rows.flatMap((row) => {
    const note = notes.get(row.noteId);
    if (note === undefined) return [];
    const { noteId, questions, cards, questionsId, cardsId } = row;
    const of = (requested: number, id: string | null) => ({
      row,
      wanted: requested,
      id,
      made: id === null ? undefined : made.get(id),
    });
    return [
      {
        id: noteId,
        note,
        questions: presentSet(of(questions, questionsId), () => getRejection('questions', mcq)),
        cards: presentSet(of(cards, cardsId), () => getRejection('cards', flashcard)),
      },
    ];
  });
}

const hasRefusal = ({ questions, questionsId, cards, cardsId }: FirstSetsRow) =>
  (questions > 0 && questionsId === null) || (cards > 0 && cardsId === null);

const getRejection = (kind: 'questions' | 'cards', usage: KindUsage | null) =>
  usage && refusalSentence(kind, usage);

interface OneSet {
  row: FirstSetsRow;
  wanted: number;
  id: string | null;
  made: GenerationSummary | undefined;
}

function presentSet({ row, wanted, id, made }: OneSet, refusal: () => string | null): FirstSets['questions'] {
  if (made !== undefined)
    return { wanted, status: made.status, generation_id: id, made: made.made, message: made.message };

  const none = { wanted, generation_id: id, made: 0, message: null };
  if (wanted === 0) return { ...none, status: 'off' };
  if (row.begunAt === null) return { ...none, status: 'waiting' };
  return { ...none, status: 'refused', message: refusal() };
}
