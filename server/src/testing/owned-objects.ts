/** Things that belong to somebody, ready to be asked for, written straight into the database. */
import { randomBytes } from 'node:crypto';
import type { OwnedKind } from '@akada/contract/endpoint.ts';
import { sessions } from '../features/accounts/accounts.tables.ts';
import { examItems, exams } from '../features/exams/exams.tables.ts';
import { generations } from '../features/generation/generation.tables.ts';
import { notePages, notes } from '../features/notes/notes.tables.ts';
import { notifications } from '../features/notifications/notifications.tables.ts';
import { questions } from '../features/quiz/quiz.tables.ts';
import { newFileKey } from '../platform/files/file-store.ts';
import { newId } from '../platform/ids/ids.ts';
import type { TestApp } from './test-app.ts';

export interface Owner {
  userId: string;
  /** A text that appears in everything of theirs. */
  canary: string;
}

export type Factory = (app: TestApp, owner: Owner) => Promise<string>;

const minuteMs = 60_000;

const moment = ({ clock }: TestApp, minutes = 0) => new Date(clock.now() + minutes * minuteMs).toISOString();

/** @returns the id of a note of one page that was read */
export const createReadyNote: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const text = `${canary}. Osmosis is the movement of water through a membrane.`;
  const { db } = app.platform.database;
  await db.insert(notes).values({
    id,
    userId,
    originalFilename: `${canary}.pdf`,
    mediaType: 'application/pdf',
    sizeBytes: 1_000,
    contentHash: randomBytes(32),
    storageKey: newFileKey('notes'),
    status: 'ready',
    attempts: 1,
    warnings: [],
    title: canary,
    pageCount: 1,
    wordCount: 9,
    createdAt: moment(app),
  });
  await db.insert(notePages).values({
    noteId: id,
    number: 1,
    section: canary,
    text,
    blocks: [{ kind: 'paragraph', level: 0, start: 0, end: text.length }],
    bold: [],
  });
  return id;
};

/** @param idempotencyKey of the call that asked for it @returns the id of a generation with one question */
export async function createReadyGeneration(
  app: TestApp,
  owner: Owner,
  idempotencyKey: string | null = null,
): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(generations).values({
    id,
    userId: owner.userId,
    noteId: newId(),
    kind: 'mcq',
    status: 'ready',
    requested: 1,
    made: 1,
    focus: owner.canary,
    attempts: 1,
    idempotencyKey,
    createdAt: moment(app),
    finishedAt: moment(app),
  });
  await app.platform.database.db.insert(questions).values(questionOf(app, owner, id));
  return id;
}

export const createQuestion: Factory = async (app, owner) => {
  const question = questionOf(app, owner, newId());
  await app.platform.database.db.insert(questions).values(question);
  return question.id;
};

/** @returns the id of an exam of one question that has half an hour left */
export const createRunningExam: Factory = (app, owner) => createExam(app, owner, {});

/** @returns the id of an exam that was handed in without an answer */
export const createFinishedExam: Factory = (app, owner) =>
  createExam(app, owner, { finishedAt: moment(app), finishedBy: 'submit', correct: 0, answered: 0 });

/** @returns the id of a session that somebody else's browser holds */
const createSession: Factory = async (app, { userId, canary }) => {
  const id = newId();
  await app.platform.database.db.insert(sessions).values({
    id,
    userId,
    device: canary,
    tokenHash: randomBytes(32),
    rotatedAt: moment(app),
    createdAt: moment(app),
    lastUsedAt: moment(app),
    expiresAt: moment(app, 60),
  });
  return id;
};

let events = 0;

/** @returns the id of an unread notification */
export const createNotification: Factory = async (app, { userId, canary }) => {
  const id = newId();
  events += 1;
  await app.platform.database.db.insert(notifications).values({
    id,
    userId,
    type: 'SYSTEM',
    title: canary,
    message: canary,
    link: '/notifications',
    eventId: events,
    createdAt: moment(app),
  });
  return id;
};

/** The question of an exam made here has the exam's own id, so that who knows one knows the other. */
async function createExam(
  app: TestApp,
  owner: Owner,
  end: Partial<typeof exams.$inferInsert>,
): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(exams).values({
    id,
    userId: owner.userId,
    title: owner.canary,
    durationMinutes: 60,
    startedAt: moment(app, -30),
    deadlineAt: moment(app, 30),
    ...end,
  });
  await app.platform.database.db
    .insert(examItems)
    .values({ ...contentOf(owner), examId: id, questionId: id, position: 0 });
  return id;
}

function questionOf(app: TestApp, owner: Owner, generationId: string) {
  const { userId } = owner;
  return {
    ...contentOf(owner),
    id: newId(),
    userId,
    generationId,
    position: 0,
    createdAt: moment(app),
  };
}

/** What a question and its copy in an exam have in common. */
function contentOf({ canary }: Owner) {
  return {
    noteId: newId(),
    stem: `What does ${canary} describe?`,
    options: [`${canary} osmosis`, 'Diffusion', 'Mitosis', 'Respiration'],
    answerIndex: 0,
    explanation: canary,
    sourcePage: 1,
    sourceSection: canary,
    sourceQuote: canary,
  };
}

/** A kind that the endpoint table names and nobody can make does not compile. */
export const ownedObjects: Record<OwnedKind, Factory> = {
  file: createReadyNote,
  generation: (app, owner) => createReadyGeneration(app, owner),
  question: createQuestion,
  exam: createRunningExam,
  session: createSession,
  notification: createNotification,
};
