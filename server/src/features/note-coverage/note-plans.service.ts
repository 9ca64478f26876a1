/** Plans of notes: made when a reader requests them, and stored until the text or the engine changes. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { engineVersion } from '@akada/core/generation/engine-version.ts';
import type { NotePlan } from '@akada/core/generation/plan/plan-note.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Call } from '../../platform/http/route.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { Note } from '../notes/notes.access.ts';
import { assertReady, type NotesService } from '../notes/notes.service.ts';
import { findPlan, putPlan } from './note-plans.repo.ts';

export interface NotePlansDeps {
  database: Database;
  clock: Clock;
  notes: Pick<NotesService, 'textDigest' | 'loadDocument'>;
  studyModel: Pick<StudyModel, 'planNote'>;
}

/** Signals that end a wait: the caller left, or the server shuts down. */
export type WaitSignals = Pick<Call<EndpointShape>, 'signal' | 'closing'>;

/** Each plan reads the complete note. */
const planLimit: Limit = {
  most: 100,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have looked at too many notes. Please wait ${wait}, then look again.`,
};

const plansKey = (userId: string) => `note_plans:${userId}`;

/**
 * @returns the plan of the note as it is now
 * @throws Fault `note_not_ready`, `too_many_requests`, `conflict` if it took too long
 */
export async function getPlan(
  deps: NotePlansDeps,
  note: Authorized<Note>,
  signals: WaitSignals,
): Promise<NotePlan> {
  assertReady(note);
  const { database, notes, studyModel } = deps;
  const { id: noteId, userId, paged } = note;
  // Read before the text: a plan of a newer text is then replaced, and never taken for the plan of another.
  const key = { noteId, textVersion: await notes.textDigest(database.db, noteId), engineVersion };
  const storedPlan = await findPlan(database.db, key);
  if (storedPlan !== null) return storedPlan;

  await createLimits(deps).claim({ executor: database.db, key: plansKey(userId) }, planLimit);
  const document = await notes.loadDocument(database.db, noteId);
  if (document === null) throw notFound();

  const plan = await waitForEngine(signals, (signal) => studyModel.planNote({ document, paged }, signal));
  if (!(await putPlan(database.db, key, plan))) throw notFound();
  return plan;
}

/** Deletes the person's count of the limit. */
export function clearPlanCount(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, plansKey(userId));
}
