import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type SampleContext,
} from '../../../testing/suites/feature-samples.ts';
import { createSomeone } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { examNotices } from '../notices/exam-notices.tables.ts';
import { tutorPhrases } from '../phrases/phrases.tables.ts';
import { paperRemarks } from '../remarks/paper-remarks.tables.ts';
import { insertCourseExam } from './course-exams.samples.ts';
import { insertPaper } from './papers.samples.ts';

const openExam = (app: SharedTestApp) => ({
  opensAt: moment(app, -60),
  closesAt: moment(app, 60),
  publishedAt: moment(app, -90),
  resultsShow: 'at_once' as const,
  keysShow: 'at_once' as const,
});

/** @returns the id of a student's paper whose answers show */
const createVisiblePaper: Factory = async (app, owner) => {
  const tutor = { userId: await createTutor(app, 'approved'), canary: newId() };
  const exam = await insertCourseExam(app, tutor, openExam(app));
  return (await insertPaper(app, exam.id, owner.userId)).exam_id;
};

/** @returns the id of an exam with essays whose marks wait for their release */
const createUnreleased: Factory = async (app, owner) => {
  const shows = { resultsShow: 'after_close', keysShow: 'after_close' } as const;
  return (await insertCourseExam(app, owner, { ...openExam(app), ...shows, asksEssays: true })).id;
};

const createOwnPaper = async ({ app, objectId }: SampleContext) =>
  insertPaper(app, objectId, await createSomeone(app));

/** A remark of the person about an own paper, one about the paper of another, a phrase, and a notice. */
export async function giveRemarks(app: SharedTestApp, owner: Owner): Promise<void> {
  const { db } = app.platform.database;
  const { userId, canary } = owner;
  const ownPaper = await createVisiblePaper(app, owner);
  const exam = await insertCourseExam(app, owner, openExam(app));
  const studentId = await createSomeone(app);
  const foreignPaper = await insertPaper(app, exam.id, studentId);
  const row = { kind: 'comment' as const, questionId: null, writtenAt: moment(app) };
  await db.insert(paperRemarks).values([
    {
      ...row,
      id: newId(),
      examId: ownPaper,
      studentId: userId,
      authorId: userId,
      isByTutor: false,
      text: canary,
    },
    {
      ...row,
      id: newId(),
      examId: foreignPaper.exam_id,
      studentId,
      authorId: userId,
      isByTutor: true,
      // The remark belongs to the student too, and stays when the account of the tutor is deleted.
      text: 'Well argued.',
    },
  ]);
  await db.insert(tutorPhrases).values({ userId, text: canary, createdAt: moment(app) });
  await db.insert(examNotices).values({
    kind: 'handed_in',
    subjectId: foreignPaper.exam_id,
    groupId: exam.id,
    paperId: foreignPaper.exam_id,
    userId,
    happenedAt: moment(app),
    notifiedAt: null,
  });
}

const remark = () => ({ id: newId(), question_id: null, kind: 'comment', text: 'Well argued.' });

export const samples: FeatureSamples = {
  requests: {
    'papers.get_release': nothing,
    'papers.release': nothing,
    'papers.list_remarks': async (context) => ({
      params: { exam_id: (await createOwnPaper(context)).exam_id },
    }),
    'papers.write_remark': async (context) => ({
      params: { exam_id: (await createOwnPaper(context)).exam_id },
      body: remark(),
    }),
    'papers.remove_remark': async (context) => ({
      params: { exam_id: (await createOwnPaper(context)).exam_id },
      body: { id: newId() },
    }),
    'exams.list_remarks': nothing,
    'exams.write_remark': () => ({ body: remark() }),
    'phrases.list': nothing,
    'phrases.save': () => ({ body: { text: 'Show your working.' } }),
    'phrases.remove': () => ({ body: { text: 'Show your working.' } }),
  },
  objectsFor: {
    'papers.release': createUnreleased,
    'exams.list_remarks': createVisiblePaper,
    'exams.write_remark': createVisiblePaper,
  },
};
