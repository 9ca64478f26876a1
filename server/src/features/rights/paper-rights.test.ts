/** Past papers by the real app: no door shares them until their owner has confirmed the right. */
import { confirmQuestionsRight, shareCourseSet } from '@akada/contract/material/course-sets.ts';
import { deletePastPaper, readPastPaper } from '@akada/contract/material/past-papers.ts';
import { inviteToShare, publishShare } from '@akada/contract/work/shares/sharing.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { newTeacher } from '../exams/testing/course-exam-people.ts';
import { createGuide } from '../guides/testing/guides.samples.ts';
import { createPaperNote } from '../past-papers/testing/paper-notes.ts';
import { copy, read } from '../sharing/testing/sharers.ts';
import { getRows } from '../subscriptions/testing/subscribers.ts';
import {
  confirmRight,
  getOwnShare,
  newPaperOwner,
  newRecipient,
  type PaperOwner,
  share,
} from './testing/paper-people.ts';

let app: SharedTestApp;
let ada: PaperOwner;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  ada = await newPaperOwner(app);
});

const getRights = (userId: string) =>
  getRows(app, 'SELECT paper_id, words, confirmed_at FROM paper_rights WHERE user_id = $1', [userId]);

describe('a past paper', () => {
  const kinds = ['set', 'note', 'guide'] as const;
  const getSubject = async (kind: (typeof kinds)[number]): Promise<string> => {
    if (kind === 'set') return ada.setId;
    if (kind === 'note') return ada.noteId;
    const guideId = await createGuide(app, { userId: ada.userId, canary: 'Cells' });
    await app.platform.database.pool.query('UPDATE guides SET note_id = $2 WHERE id = $1', [
      guideId,
      ada.noteId,
    ]);
    return guideId;
  };

  it.each(kinds)(
    'its owner shares its %s only after confirming the right, which is recorded once',
    async (kind) => {
      const id = await getSubject(kind);
      const rejection = await share(ada, kind, id);
      expect([rejection.status, rejection.body.code]).toEqual([409, 'right_not_confirmed']);
      expect((await confirmRight(ada, kind, id)).status).toBe(204);
      const [first] = await getRights(ada.userId);
      expect((await confirmRight(ada, kind, id)).status).toBe(204);
      expect(await getRights(ada.userId)).toEqual([{ ...first, paper_id: ada.paperId, words: 1 }]);
      expect((await share(ada, kind, id)).status).toBe(201);
    },
  );

  it('the right covers one paper of one person', async () => {
    const other = await newPaperOwner(app);
    expect((await confirmRight(other, 'set', ada.setId)).status).toBe(404);
    await confirmRight(other, 'set', other.setId);
    expect((await share(ada, 'set', ada.setId)).status).toBe(409);
    await confirmRight(ada, 'note', ada.noteId);
    expect((await share(ada, 'set', ada.setId)).status).toBe(201);
  });

  it('its set needs the right after the paper was deleted, too', async () => {
    await ada.call(deletePastPaper, { params: { id: ada.paperId } });
    expect((await share(ada, 'set', ada.setId)).body.code).toBe('right_not_confirmed');
  });

  it('a note that is read as a paper after sharing is closed until its owner confirms the right', async () => {
    const noteId = await createPaperNote(
      app,
      { userId: ada.userId, canary: 'Ice' },
      '1. Ice is\nA. cold\nB. hot',
    );
    const { body: shared } = await share(ada, 'note', noteId);
    const obi = await newRecipient(app, shared);
    await ada.call(readPastPaper, { body: { note_id: noteId } });
    expect((await read(obi, obi.receivedId)).body).toMatchObject({
      ended: 'unconfirmed',
      title: '',
      content: null,
    });
    const params = { id: shared.id };
    const invited = await ada.call(inviteToShare, { params, body: { emails: [`${newId()}@school.test`] } });
    expect([invited.status, invited.body.code]).toEqual([409, 'right_not_confirmed']);
    await confirmRight(ada, 'note', noteId);
    expect((await read(obi, obi.receivedId)).body.content).not.toBeNull();
    expect((await ada.call(publishShare, { params })).status).toBe(200);
  });

  it('a copy needs its own confirmation', async () => {
    await confirmRight(ada, 'set', ada.setId);
    const { body: shared } = await share(ada, 'set', ada.setId);
    const obi = await newRecipient(app, shared, { plan: 'premium' });
    const { subject_id: id } = (await copy(obi, obi.receivedId)).body.copy;
    expect((await share(obi, 'set', id)).body.code).toBe('right_not_confirmed');
    await confirmRight(obi, 'set', id);
    expect((await share(obi, 'set', id)).status).toBe(201);
  });

  it('the database takes no version without the right', async () => {
    await confirmRight(ada, 'set', ada.setId);
    const { body: shared } = await share(ada, 'set', ada.setId);
    const { pool } = app.platform.database;
    await pool.query('DELETE FROM paper_rights WHERE user_id = $1', [ada.userId]);
    const version = `INSERT INTO share_versions (share_id, number, content, parts, made_at) VALUES ($1, 2, '[]', 0, now())`;
    await expect(pool.query(version, [shared.id])).rejects.toMatchObject({
      constraint: 'shared_with_confirmed_right',
    });
    expect((await getOwnShare(ada, ada.setId)).ended).toBe('unconfirmed');
  });
});

describe('a tutor’s questions of a past paper', () => {
  it('join a set of a course after the tutor has confirmed the right', async () => {
    const teacher = await newTeacher(app, 2);
    const [question = ''] = teacher.questionIds;
    const body = { course_id: teacher.course.id, title: 'Week 1', question_ids: teacher.questionIds };
    expect(
      (
        await teacher.call(shareCourseSet, {
          body: { ...body, title: 'Week 0', question_ids: [teacher.questionIds[1]] },
        })
      ).status,
    ).toBe(200);
    await app.platform.database.pool.query(
      'INSERT INTO paper_parts (paper_id, question_id) VALUES ($1, $2)',
      [newId(), question],
    );
    const rejection = await teacher.call(shareCourseSet, { body });
    expect([rejection.status, rejection.body.code]).toEqual([409, 'right_not_confirmed']);

    const confirmed = { question_ids: teacher.questionIds, words: 1 };
    const stranger = await newTeacher(app, 1);
    expect((await stranger.call(confirmQuestionsRight, { body: confirmed })).status).toBe(404);
    expect((await teacher.call(confirmQuestionsRight, { body: confirmed })).status).toBe(204);
    expect((await teacher.call(shareCourseSet, { body })).status).toBe(200);
    expect(await getRights(teacher.userId)).toHaveLength(1);
  });
});
