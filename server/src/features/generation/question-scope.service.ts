/** Checks that a note has material for a student's request, before a unit of the month is taken. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import type { QuestionScope } from '@akada/core/generation/question-draft.ts';
import type { ScopeFinding } from '@akada/core/generation/scope/note-topics.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Fault, invalidField } from '../../platform/fault/fault.ts';
import type { Call } from '../../platform/http/route.ts';
import { deleteWindow } from '../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import { waitForEngine } from '../../platform/study-model/wait-for-engine.ts';
import type { Note } from '../notes/notes.access.ts';
import { assertReady, type NotesService } from '../notes/notes.service.ts';

export interface ScopeDeps {
  database: Database;
  clock: Clock;
  notes: Pick<NotesService, 'loadDocument'>;
  studyModel: Pick<StudyModel, 'findScope' | 'getTopics'>;
}

/** Signals that end a wait: the caller left, or the server shuts down. */
export type Waiting = Pick<Call<EndpointShape>, 'signal' | 'closing'>;

/** Each check reads the complete note. */
const scopeLimit: Limit = {
  most: 100,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have chosen topics too often. Please wait ${wait}, then choose again.`,
};

const scopesKey = (userId: string) => `scopes:${userId}`;

const MOST_TOPICS = 6;

/**
 * Rejects a scope for which a note has no material. The complete note is accepted without a check.
 *
 * @throws Fault `validation_failed` at the unmet field, `too_many_requests`, `conflict` if the check took too
 * long
 */
export async function assertScope(
  deps: ScopeDeps,
  { id, userId }: Pick<Note, 'id' | 'userId'>,
  scope: Pick<QuestionScope, 'focus' | 'pages'>,
  waiting: Waiting,
): Promise<void> {
  if (scope.focus === '' && scope.pages === null) return;

  const document = await loadOnce(deps, { id, userId });
  // The next step rejects a note that was deleted in the meantime.
  if (!document) return;

  const finding = await waitForEngine(waiting, (signal) =>
    deps.studyModel.findScope({ document, scope }, signal),
  );
  if (finding.unmet !== null) throw unmet(finding);
}

/**
 * @returns topics of a note in its own words
 * @throws Fault `note_not_ready`, `too_many_requests`, `conflict` if it took too long
 */
export async function topicsOfNote(deps: ScopeDeps, note: Note, waiting: Waiting): Promise<string[]> {
  assertReady(note);
  const document = await loadOnce(deps, note);
  return document === null
    ? []
    : waitForEngine(waiting, (signal) => deps.studyModel.getTopics(document, signal));
}

/** Loads a note for the engine, and counts that in the person's limit. */
async function loadOnce({ notes, ...deps }: ScopeDeps, { id, userId }: Pick<Note, 'id' | 'userId'>) {
  const { db } = deps.database;
  await createLimits(deps).claim({ executor: db, key: scopesKey(userId) }, scopeLimit);
  return notes.loadDocument(db, id);
}

function unmet({ unmet: field, topics }: ScopeFinding): Fault {
  if (field === 'pages')
    return invalidField('first_page', 'There is nothing to ask about on these pages. Choose others.');

  const some = topics.slice(0, MOST_TOPICS).join('; ');
  const way = some === '' ? 'Leave it empty for the whole note.' : `It speaks of: ${some}.`;
  return invalidField('context', `Nothing in this note is about that. ${way}`);
}

/** Deletes the person's count of the limit. */
export function forgetScopes(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, scopesKey(userId));
}
