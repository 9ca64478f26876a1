/** Group sessions and students with a seat in them, for other features. */
import * as queries from './group-sessions.queries.ts';

export type GroupSession = queries.GroupSessionRow;

/** @returns sessions by their ids, in no order */
export const findGroupSessions = queries.findSessions;

/** @returns the ids of all who have a seat in a session */
export const findSeatedStudents = queries.findSeated;

/** @returns a page of the held and planned sessions of a tutor in which one of these students has a seat */
export const listStudentSessions = queries.listStudentSessions;
