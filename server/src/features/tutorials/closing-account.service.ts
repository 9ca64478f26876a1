/** Counts the group tutorials and seats that closing an account would end. */
import { isJoinable } from '@akada/core/tutorials/tutorial-rules.ts';
import type { Executor } from '../../platform/database/database.ts';
import { getFacts } from './tutorials.present.ts';
import * as repo from './tutorials.repo.ts';

/**
 * Follows `endAll` for tutorials of the person and `giveBackSeats` for seats of the person. For a seat that was
 * released too late only its price counts: it goes back, and the seat is free already.
 *
 * @returns money in kobo
 */
export async function countTutorialsToEnd(executor: Executor, userId: string, now: number) {
  const totals = { tutorials: 0, students: 0, seats: 0, refunds: 0 };
  for (const id of await repo.unsettled(executor, { tutorId: userId })) {
    const tutorial = await repo.findTutorial(executor, id);
    if (!tutorial || !isJoinable(getFacts(tutorial), now)) continue;
    const seats = await repo.listSeats(executor, id);
    totals.tutorials += 1;
    totals.students += seats.filter(({ state }) => state !== 'left').length;
    totals.refunds += tutorial.price * seats.filter(({ paidReference }) => paidReference !== null).length;
  }
  for (const id of await repo.unsettledOfStudent(executor, userId)) {
    const tutorial = await repo.findTutorial(executor, id);
    const seat = await repo.findSeat(executor, id, userId);
    if (!tutorial || !seat || !isJoinable(getFacts(tutorial), now)) continue;
    if (seat.state !== 'left') totals.seats += 1;
    if (seat.paidReference !== null) totals.refunds += tutorial.price;
  }
  return totals;
}
