/** Who may write to whom: tutors and students of a course, a session or a tutorial. */
import type { PairFacts } from '@akada/core/messages/message-rules.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { bookedPairs, requestedPairs } from '../../bookings/bookings-teaching.service.ts';
import { taughtPairs } from '../../courses/course-members.service.ts';
import { seatedPairs } from '../../tutorials/seats.service.ts';
import { approvedTutors } from '../../tutors/tutor-standing.service.ts';
import * as repo from './connections.repo.ts';
import type { OwnConversation } from './messages.repo.ts';

const getConnections = (executor: Executor): repo.Connections => ({
  pairs: [taughtPairs(), bookedPairs(), seatedPairs()],
  requests: [requestedPairs()],
  tutors: approvedTutors(executor),
});

/** @returns a page of the people to whom this person may write, by name, and how many there are */
export const listConnected = (executor: Executor, userId: string, page: { skip: number; limit: number }) =>
  repo.findConnected(executor, getConnections(executor), userId, page);

/** Facts about two people who have not blocked each other. */
export async function findRelation(executor: Executor, userId: string, otherId: string): Promise<PairFacts> {
  const relation = await repo.findPairRelation(executor, getConnections(executor), userId, otherId);
  return { ...relation, blockedByMe: false, blockedByOther: false };
}

/** Facts about the two people of a conversation, as one of them writes. */
export async function findPairFacts(
  executor: Executor,
  { mine, other }: Pick<OwnConversation, 'mine' | 'other'>,
): Promise<PairFacts> {
  const relation = await findRelation(executor, mine.userId, other.userId);
  return {
    ...relation,
    blockedByMe: mine.blockedAt !== null,
    blockedByOther: other.blockedAt !== null,
  };
}
