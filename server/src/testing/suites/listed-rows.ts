/** Rows that features write for the lists that are read page by page. */
import { newId } from '../../platform/ids/ids.ts';
import { createPerson } from '../people.ts';
import type { SharedTestApp } from '../test-app.ts';
import type { ListCall, ListedRows, Owner } from './feature-samples.ts';

type Factory = (app: SharedTestApp, owner: Owner) => Promise<unknown>;

/** @returns writes one more object of the caller, whose text carries the number of the row */
export const oneMore =
  (create: Factory): ListedRows['write'] =>
  ({ app, owner, number }) =>
    create(app, { ...owner, canary: `${owner.canary} ${number}` });

/** @returns the result of a statement in the database of the app */
export const runForList = ({ app }: Pick<ListCall, 'app'>, text: string, values: unknown[]) =>
  app.platform.database.pool.query(text, values);

/** @returns the id of a new student */
export const createSomeone = async (app: SharedTestApp): Promise<string> => (await createPerson(app)).userId;

/** Enrols a new student in the course of the list. */
export async function enrolSomeone(call: Pick<ListCall, 'app' | 'objectId'>): Promise<void> {
  await runForList(
    call,
    'INSERT INTO enrolments (id, course_id, user_id, joined_at) VALUES ($1, $2, $3, now())',
    [newId(), call.objectId, await createSomeone(call.app)],
  );
}
