/** Reports of copyright by the real app: hidden, answered by the owner, decided by an administrator. */
import { listCourseSets, reportCourseSet, shareCourseSet } from '@akada/contract/material/course-sets.ts';
import { adminOverview } from '@akada/contract/observers/admin.ts';
import { listAudit } from '@akada/contract/observers/audit.ts';
import { answerCopyrightCase, getCopyrightCase } from '@akada/contract/observers/copyright.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { getShareOffer } from '@akada/contract/work/shares/received-shares.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { newSitter, newTeacher } from '../exams/testing/course-exam-people.ts';
import { answer, copy, makeToken, newSharer, read, type Student } from '../sharing/testing/sharers.ts';
import {
  confirmRight,
  decide,
  findCase,
  getOwnShare,
  holder,
  newPaperOwner,
  newRecipient,
  type PaperOwner,
  reportCopyright,
  share,
} from './testing/paper-people.ts';

let app: SharedTestApp;
let ada: PaperOwner;
let admin: Student;
let shared: { id: string; link: string; title: string };

beforeAll(async () => {
  app = await sharedTestApp();
  admin = await newSharer(app, { role: 'admin' });
});
beforeEach(async () => {
  ada = await newPaperOwner(app);
  await confirmRight(ada, 'set', ada.setId);
  shared = (await share(ada, 'set', ada.setId)).body;
});

const look = (person: Student) => person.call(getShareOffer, { params: { token: makeToken(shared) } });

describe('a report of copyright', () => {
  it('hides the share from everybody but its owner, and a decision puts it back', async () => {
    const [obi, uche] = [
      await newRecipient(app, shared),
      await newRecipient(app, shared, { plan: 'premium' }),
    ];
    const { subject_id: copyId } = (await copy(uche, uche.receivedId)).body.copy;
    await confirmRight(uche, 'set', copyId);
    const stranger = await newSharer(app);

    const notified = await notificationsDuring(app, { ada, obi, uche }, async () => {
      expect((await reportCopyright(obi, obi.receivedId)).status).toBe(204);
      expect((await reportCopyright(obi, obi.receivedId)).status).toBe(204);
    });
    expect(notified).toEqual({ ada: ['copyright.taken_down'] });
    for (const person of [obi, uche]) {
      expect((await read(person, person.receivedId)).body).toMatchObject({
        ended: 'taken_down',
        content: null,
      });
      expect((await copy(person, person.receivedId)).status).toBe(409);
      expect((await look(person)).status).toBe(404);
    }
    expect((await read(obi, obi.receivedId)).body.title).toBe('');
    expect((await look(stranger)).status).toBe(404);
    expect((await answer(stranger, makeToken(shared))).status).toBe(404);
    expect((await getOwnShare(ada, ada.setId)).ended).toBe('taken_down');
    expect((await ada.call(getGeneration, { params: { id: ada.setId } })).body.items).toHaveLength(2);
    // Another share of the same paper and a share of its copy are closed, too.
    expect((await share(ada, 'note', ada.noteId)).status).toBe(409);
    expect((await share(uche, 'set', copyId)).status).toBe(409);

    const found = await findCase(admin, shared.title, ada.userId);
    expect(found).toMatchObject({
      state: 'taken_down',
      owner: { full_name: 'Ada Obi' },
      reports: [{ ...holder, comment: 'From our book.', reporter: { id: obi.userId }, outcome: null }],
    });
    expect(found.excerpt).toContain('Humus is a');
    const afterDecision = await notificationsDuring(app, { ada, obi, uche }, async () => {
      const statuses = [await decide(admin, found.id, true), await decide(admin, found.id, true)];
      expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    });
    expect(afterDecision).toEqual({ ada: ['copyright.decided'], obi: ['copyright.answered'] });
    expect((await read(obi, obi.receivedId)).body).toMatchObject({ ended: null, content: { total: 2 } });
    expect((await look(stranger)).status).toBe(200);
    expect((await share(uche, 'set', copyId)).status).toBe(201);
    expect((await decide(admin, found.id, false)).status).toBe(409);
    const { items } = (await admin.call(listAudit, { query: { target: ada.userId, action: 'copyright.' } }))
      .body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'copyright.put_back',
      'copyright.report',
    ]);
  });

  it('open pages of recipients hear of it', async () => {
    const [obi, uche] = [await newRecipient(app, shared), await newRecipient(app, shared)];
    const dispatch = app.features.tasks.find(({ name }) => name === 'outbox.dispatch');
    const hints = await heardDuring(app, uche.userId, async () => {
      await reportCopyright(obi, obi.receivedId);
      await dispatch?.run();
    });
    expect(hints).toContainEqual(expect.objectContaining({ topic: 'share' }));
  });

  it('its owner answers once, and an administrator keeps it down for good', async () => {
    const obi = await newRecipient(app, shared);
    await reportCopyright(obi, obi.receivedId);
    const { id } = await findCase(admin, shared.title, ada.userId);
    const params = { id };
    const say = (person: Student, text: string) =>
      person.call(answerCopyrightCase, { params, body: { text } });
    expect((await ada.call(getCopyrightCase, { params })).body).toMatchObject({
      holders: ['Ada Books'],
      answer: null,
    });
    expect((await ada.call(getCopyrightCase, { params })).text).not.toContain(obi.userId);
    expect((await obi.call(getCopyrightCase, { params })).status).toBe(404);
    expect((await say(ada, 'I wrote it.')).body.answer).toBe('I wrote it.');
    expect((await say(ada, 'I wrote it.')).status).toBe(200);
    expect((await say(ada, 'Another one.')).status).toBe(409);
    expect((await findCase(admin, shared.title, ada.userId)).answer).toBe('I wrote it.');

    expect((await decide(admin, id, false, 0)).status).toBe(422);
    expect((await decide(admin, id, false)).body).toMatchObject({
      state: 'kept_down',
      reports: [{ outcome: 'upheld' }],
    });
    expect((await read(obi, obi.receivedId)).body.content).toBeNull();
    expect((await ada.call(getGeneration, { params: { id: ada.setId } })).status).toBe(200);
    expect((await share(ada, 'note', ada.noteId)).status).toBe(409);
  });

  it('waits for an administrator where it was put back before, and after three rejected reports', async () => {
    const obi = await newRecipient(app, shared);
    for (const _ of [1, 2, 3]) {
      const other = await newPaperOwner(app);
      await confirmRight(other, 'set', other.setId);
      const { body: theirs } = await share(other, 'set', other.setId);
      const received = (await answer(obi, makeToken(theirs))).body.received_id;
      await reportCopyright(obi, received);
      await decide(admin, (await findCase(admin, theirs.title, other.userId)).id, true);
      const second = await newRecipient(app, theirs);
      await reportCopyright(second, second.receivedId);
      expect((await read(second, second.receivedId)).body.content).not.toBeNull();
    }
    const notified = await notificationsDuring(app, { ada }, () => reportCopyright(obi, obi.receivedId));
    expect(notified).toEqual({});
    expect((await read(obi, obi.receivedId)).body.content).not.toBeNull();
    const waitingCase = await findCase(admin, shared.title, ada.userId);
    expect(waitingCase.state).toBe('waiting');
    const { waiting: kinds } = (await admin.call(adminOverview)).body;
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'copyright' }));

    const uche = await newRecipient(app, shared);
    await reportCopyright(uche, uche.receivedId);
    expect((await read(obi, obi.receivedId)).body.ended).toBe('taken_down');
    expect((await decide(admin, waitingCase.id, true)).status).toBe(409);
    expect((await decide(admin, waitingCase.id, true, 2)).status).toBe(200);
  });
});

describe('a set of a course', () => {
  it('is hidden from its members, under another name too, until it is put back', async () => {
    const teacher = await newTeacher(app, 2);
    const [member, stranger] = [await newSitter(app, teacher), await newSharer(app)];
    const form = { course_id: teacher.course.id, title: 'Week 1', question_ids: teacher.questionIds };
    const { body: set } = await teacher.call(shareCourseSet, { body: form });
    const report = (person: Pick<Student, 'call'>) =>
      person.call(reportCourseSet, { params: { id: set.id }, body: { ...holder, comment: 'Our book.' } });
    const draw = () =>
      member.call(drawPractice, { query: { course_set_id: set.id, seed: newId(), only: 'all' } });
    const getSets = async (person: Pick<Student, 'call'>) => (await person.call(listCourseSets)).body.items;
    expect((await report(stranger)).status).toBe(404);
    expect((await report(teacher)).status).toBe(403);

    expect([(await report(member)).status, (await report(member)).status]).toEqual([204, 204]);
    expect(await getSets(member)).toEqual([]);
    expect((await draw()).status).toBe(404);
    expect(await getSets(teacher)).toMatchObject([{ id: set.id, is_taken_down: true }]);
    const [first] = teacher.questionIds;
    const secondShare = await teacher.call(shareCourseSet, {
      body: { ...form, title: 'Week 2', question_ids: [first] },
    });
    expect(secondShare.status).toBe(409);

    const found = await findCase(admin, 'Week 1', teacher.userId);
    expect(found.excerpt).toContain('Question 0?');
    await decide(admin, found.id, true);
    expect(await getSets(member)).toMatchObject([{ id: set.id, is_taken_down: false }]);
    expect((await draw()).status).toBe(200);
  });
});
