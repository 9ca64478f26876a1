import type { ShortBody } from '@akada/core/question-types/question-body.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { questions } from '../../questions/question/questions.tables.ts';
import { createBankQuestion } from '../../questions/testing/bank.samples.ts';
import { keyChangeExams, keyChanges } from '../exam/key-changes.tables.ts';
import { createPublishedExam } from './course-exams.samples.ts';
import { createFinishedExam } from './exams.samples.ts';

/** @returns the id of a change of the key of a question of the owner's, which is done */
export const createKeyChange: Factory = async (app, owner) => {
  const questionId = await createBankQuestion(app, owner);
  return insertKeyChange(app, owner, questionId);
};

async function insertKeyChange(app: SharedTestApp, owner: Owner, questionId: string): Promise<string> {
  const id = newId();
  await app.platform.database.db.insert(keyChanges).values({
    id,
    questionId,
    userId: owner.userId,
    rule: 'both',
    reason: owner.canary,
    stem: owner.canary,
    options: [owner.canary, 'Diffusion'],
    keyBefore: [1],
    keyAfter: [0],
    version: 2,
    createdAt: moment(app),
    appliedAt: null,
    undoneAt: null,
    status: 'done',
    attempts: 0,
    leaseUntil: null,
  });
  return id;
}

/** A change of a key, and an exam that was marked by it. */
export async function giveKeyChanges(app: SharedTestApp, owner: Owner): Promise<void> {
  const keyChangeId = await createKeyChange(app, owner);
  const examId = await createFinishedExam(app, owner);
  await app.platform.database.db.insert(keyChangeExams).values({ keyChangeId, examId, isMarked: true });
}

/** Creates a draft, because a tutor who is not approved cannot change the key of a published question. */
const createDraft: Factory = async (app, owner) => {
  const id = await createBankQuestion(app, owner);
  await app.platform.database.db.update(questions).set({ status: 'draft' }).where(eq(questions.id, id));
  return id;
};

export const shortBody: ShortBody = {
  type: 'short',
  accepted: [{ text: 'Osmosis', share: 1, feedback: '' }],
  case: false,
  accents: false,
};

/** @returns the id of a draft of the owner that asks for a text */
export const createTypedDraft: Factory = async (app, owner) => askForText(app, await createDraft(app, owner));

/** Replaces the options of a question by a key in words. */
export async function askForText(app: SharedTestApp, id: string): Promise<string> {
  const typedColumns = {
    type: shortBody.type,
    options: [],
    answerIndex: null,
    answerIndexes: null,
    feedback: [],
    body: shortBody,
  };
  await app.platform.database.db.update(questions).set(typedColumns).where(eq(questions.id, id));
  return id;
}

const lists: FeatureSamples['lists'] = {
  'key_changes.list': {
    write: (call) =>
      runForList(
        call,
        `INSERT INTO key_changes (id, question_id, user_id, rule, reason, stem, options, key_before, key_after, version,
           created_at, status, attempts)
         VALUES ($1, $2, $3, 'both', 'Both are right.', 'Which?', '{a,b}', '{1}', '{0}', $4, now(), 'done', 0)`,
        [newId(), call.objectId, call.owner.userId, call.number + 2],
      ),
    order: ['latest', 'key_changes.created_at'],
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'key_changes.preview': () => ({ query: { answer_indexes: '1', rule: 'both' } }),
    'key_changes.preview_body': () => ({ body: { body: { ...shortBody, case: true }, rule: 'both' } }),
    'key_changes.create': () => ({
      body: { answer_indexes: [1], rule: 'both', reason: 'Both are right.', version: 1 },
    }),
    'key_changes.list': nothing,
    'key_changes.get': nothing,
    'key_changes.undo': nothing,
    'key_changes.apply': () => ({ body: {} }),
    'statistics.question': nothing,
    'statistics.course_exams': nothing,
    'statistics.course_exam': nothing,
  },
  objects: { key_change: createKeyChange },
  objectsFor: {
    'key_changes.preview': createDraft,
    'key_changes.preview_body': createTypedDraft,
    'key_changes.create': createDraft,
    // A draft is shown to no administrator.
    'statistics.course_exam': createPublishedExam,
  },
};
