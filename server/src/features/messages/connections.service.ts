/** Who may write to whom: tutors and students of a course, a session or a tutorial. */
import type { Executor } from '../../platform/database/database.ts';
import { bookedPairs } from '../bookings/bookings-teaching.service.ts';
import { taughtPairs } from '../courses/course-members.service.ts';
import { seatedPairs } from '../tutorials/seats.service.ts';
import { approvedTutors } from '../tutors/tutor-standing.service.ts';
import * as repo from './connections.repo.ts';

const getConnections = (executor: Executor): repo.Connections => ({
  pairs: [taughtPairs(), bookedPairs(), seatedPairs()],
  tutors: approvedTutors(executor),
});

/** @returns a page of the people to whom this person may write, by name, and how many there are */
export const listConnected = (executor: Executor, userId: string, page: { skip: number; limit: number }) =>
  repo.findConnected(executor, getConnections(executor), userId, page);

export const findRelation = (executor: Executor, userId: string, otherId: string): Promise<repo.Relation> =>
  repo.findPairRelation(executor, getConnections(executor), userId, otherId);
