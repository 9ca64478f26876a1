/** Contests of numbers and of gaps, each part decided on its own, and hostile texts. */
import type { GapsBody, NumericalBody } from '@akada/core/question-types/question-body.ts';
import { buildNumerical } from '@akada/core/question-types/testing/sample-bodies.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../../testing/notifications.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accepting, newContestedExam, reason } from '../testing/contest-people.ts';
import { getScores, markAgain } from '../testing/key-change-people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const metres: Partial<NumericalBody> = {
  units: [
    { name: 'm', factor: '1' },
    { name: 'km', factor: '0.001' },
  ],
};

const gaps: GapsBody = {
  type: 'gaps',
  gaps: [
    { weight: 1, answer: accepting('Abuja') },
    { weight: 1, answer: buildNumerical('3.6', '0.1') },
    {
      weight: 2,
      answer: {
        type: 'select',
        options: [
          { text: 'Africa', share: 1, feedback: '' },
          { text: 'Asia', share: 0, feedback: '' },
        ],
      },
    },
  ],
};

const fill = (...texts: string[]) => ({ type: 'gaps' as const, gaps: texts });

async function newGaps(body = gaps) {
  const tutor = await newContestedExam(app, body);
  const stem = body.gaps.map((_, index) => `[[${index + 1}]]`).join(' ');
  const { questionId } = tutor;
  await app.platform.database.pool.query('UPDATE questions SET stem = $2 WHERE id = $1', [questionId, stem]);
  return tutor;
}

describe('a number', () => {
  it('is accepted with its unit, exactly', async () => {
    const tutor = await newContestedExam(app, buildNumerical('5000', '0', 'absolute', metres));
    const number = (text: string) => tutor.submitAnswer({ type: 'numerical', text });
    const all = [await number('5.1 km'), await number('5100'), await number('5101 m')];
    await all[0]?.contest();
    expect(await tutor.previewAcceptance('5.1 km')).toMatchObject({ counts: { rise: 2 } });
    const { body } = await tutor.accept('5.1 km');
    await markAgain(app, body.id);
    expect(await getScores(all)).toEqual([1, 1, -0.5]);
    expect(await all[0]?.getContest()).toMatchObject({ state: 'accepted' });
  });

  it('is not accepted if the server cannot read it, and the server says why', async () => {
    const tutor = await newContestedExam(app, buildNumerical('5'));
    const ada = await tutor.submitAnswer({ type: 'numerical', text: 'about five' });
    await ada.contest();
    const problem = 'It cannot be read as a number.';
    expect(await tutor.previewAcceptance('about five')).toEqual({ counts: null, problem });
    expect((await tutor.accept('about five')).body.fields).toEqual({ text: problem });
    const half = await tutor.previewAcceptance('6', { share: 0.5 });
    expect(half.problem).toBe('A further number earns the full mark.');
    expect((await tutor.reject('about five')).status).toBe(200);
    expect(await ada.getContest()).toMatchObject({ state: 'rejected' });
  });
});

describe('an answer to gaps', () => {
  it('is grouped by its typed gaps, and accepted in its gap', async () => {
    const tutor = await newGaps();
    const all = [
      await tutor.submitAnswer(fill('FCT', '3.6', 'Africa')),
      await tutor.submitAnswer(fill('Lagos', '', 'Asia')),
    ];
    expect((await tutor.listAnswers()).parts).toMatchObject([
      { part: 0, type: 'short', groups: [{ text: 'FCT' }, { text: 'Lagos' }], unanswered: 0 },
      { part: 1, type: 'numerical', groups: [{ text: '3.6', share: 1 }], unanswered: 1 },
    ]);
    await all[0]?.contest();
    expect(await tutor.listGroups(1)).toMatchObject([{ text: '3.6', contested: 0 }]);
    const { body } = await tutor.accept('FCT');
    await markAgain(app, body.id);
    expect(await getScores(all)).toEqual([1, 0]);
    expect(await all[0]?.getContest()).toMatchObject({ state: 'accepted' });
  });

  it('stays open until each contested gap is decided, and its student is told once', async () => {
    const tutor = await newGaps();
    const ada = await tutor.submitAnswer(fill('FCT', '4', 'Asia'));
    await ada.contest();
    const { body } = await tutor.accept('FCT');
    await markAgain(app, body.id);
    expect(await ada.getContest()).toMatchObject({ state: 'open' });
    expect(await tutor.listContested()).toMatchObject({ items: [{ answers: ['4'] }] });
    expect((await tutor.reject('4', { part: 0 })).status).toBe(409);
    expect((await tutor.reject('4', { part: 1 })).status).toBe(200);
    expect(await ada.getContest()).toMatchObject({ state: 'accepted', reason });
    expect((await getNotifications(app, ada)).map(({ message }) => message)).toEqual([
      expect.stringContaining('0.25 of'),
      expect.stringContaining('A part of your answer counts now, and the rest does not.'),
    ]);
  });

  it('tells its student of an acceptance that is too small to change the marks', async () => {
    const answer = accepting('Abuja');
    const small: GapsBody = {
      type: 'gaps',
      gaps: [
        { weight: 0.001, answer },
        { weight: 1, answer },
      ],
    };
    const tutor = await newGaps(small);
    const ada = await tutor.submitAnswer(fill('FCT', ''));
    await ada.contest();
    const { body } = await tutor.accept('FCT');
    await markAgain(app, body.id);
    await markAgain(app, body.id);
    expect(await getScores([ada])).toEqual([0]);
    expect((await getNotifications(app, ada)).map(({ message }) => message)).toEqual([
      expect.stringContaining('Your answer counts now.'),
    ]);
  });

  it('a rejected gap stays rejected when the student withdraws and contests the other gap again', async () => {
    const tutor = await newGaps();
    const ada = await tutor.submitAnswer(fill('FCT', '4', 'Asia'));
    await ada.contest();
    await tutor.reject('FCT');
    await ada.withdraw();
    expect(await ada.getContest()).toMatchObject({ state: 'possible' });
    await ada.contest();
    expect(await tutor.listGroups()).toMatchObject([{ text: 'FCT', contested: 0, rejected: reason }]);
    await tutor.reject('4', { part: 1 });
    expect(await ada.getContest()).toMatchObject({ state: 'rejected' });
  });
});

describe('a hostile text', () => {
  it.each([
    ['a star', '2*3', '2x3'],
    ['a formula of a table', '=HYPERLINK("x")', 'HYPERLINK("x")'],
    ['right-to-left letters', '\u202eأبوجا', 'ابوجا'],
    ['a pattern with a backslash', '\\*', '*'],
    ['markup', '<img src=x onerror=alert(1)> $x$', 'x'],
  ])('%s is one literal answer', async (_, text, other) => {
    const tutor = await newContestedExam(app);
    const all = [await tutor.submitAnswer(text), await tutor.submitAnswer(other)];
    await all[0]?.contest();
    const contested = (await tutor.listGroups()).find((group) => group.contested === 1);
    const { status, body } = await tutor.accept(contested?.text ?? '');
    expect(status).toBe(201);
    await markAgain(app, body.id);
    expect(await getScores(all)).toEqual([1, -0.5]);
  });

  it('a long text is contested, shown in part, rejected, and never accepted', async () => {
    const tutor = await newContestedExam(app);
    const long = `${'x'.repeat(1_990)} end`;
    const ada = await tutor.submitAnswer(long);
    expect((await ada.contest()).status).toBe(200);
    expect((await tutor.listContested()).items[0].answers).toEqual(['x'.repeat(200)]);
    expect((await tutor.previewAcceptance(long)).problem).toBe(
      'An accepted answer has at most 300 characters.',
    );
    expect((await tutor.accept(long)).status).toBe(422);
    expect((await tutor.accept('x'.repeat(10_000))).status).toBe(422);
    expect((await tutor.reject(long)).status).toBe(200);
  });
});
