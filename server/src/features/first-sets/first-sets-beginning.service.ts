/**
 * Starts the first sets of a note that has been read, in the transaction that delivers the event: a killed
 * worker leaves nothing half done, and a repeated event finds them started.
 */
import type { GenerationKind } from '@akada/core/generation/generation-failure.ts';
import { wholeNote } from '@akada/core/generation/scope/within-scope.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { type createPlanNow, getSubscriber } from '../accounts/accounts.ts';
import type { PlacedOrders } from '../generation/placed-orders.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import * as repo from './first-sets.repo.ts';

/** Questions of all types; cards have none. */
const scope = { ...wholeNote, types: 'mixed' as const };

/**
 * @returns a function that starts the requested sets of a note; a set that the month's limit does not allow
 * is omitted
 */
export function createBeginning({
  clock,
  planNow,
  notes,
  orders,
}: {
  clock: Clock;
  planNow: ReturnType<typeof createPlanNow>;
  notes: Pick<NotesService, 'courseTextsOf'>;
  orders: Pick<PlacedOrders, 'submit'>;
}) {
  return async (tx: Transaction, { userId, noteId }: { userId: string; noteId: string }): Promise<void> => {
    const course = (await notes.courseTextsOf(tx, [noteId])).get(noteId);
    const account = await getSubscriber(tx, userId);
    // A note that was deleted in the meantime gets no sets when it is restored: its student has moved on.
    if (course === undefined || account === null || account.closing) {
      await repo.closeFirstSets(tx, noteId, clock.now());
      return;
    }
    const row = await repo.beginFirstSets(tx, noteId, clock.now());
    if (row === null) return;

    const plan = planNow(account);
    const begin = async (kind: GenerationKind, count: number): Promise<string | null> => {
      if (count === 0) return null;
      const id = repeatableId('first_sets', noteId, kind);
      try {
        await orders.submit(tx, { id, userId, plan, noteId, course, kind, count, scope });
        return id;
      } catch (error) {
        if (error instanceof Fault) return null;
        throw error;
      }
    };
    const questionsId = await begin('mcq', row.questions);
    const cardsId = await begin('flashcard', row.cards);
    await repo.setGenerations(tx, noteId, { questionsId, cardsId });
    await publishHint(tx, userId, { topic: 'note', id: noteId });
  };
}
