/** The sample paper of an instance: at its first start and every later one, removed and restored. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecondConnection } from '../../../testing/postgres/second-connection.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { questionVersions } from '../question/questions.tables.ts';
import { findSample } from './sample.repo.ts';
import { createSampleInstallation, sampleTask } from './sample-installation.service.ts';
import { type PaperFile, readSamplePaper, type SamplePaper } from './sample-paper.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const question: Omit<PaperFile['questions'][number], 'id' | 'stem'> = {
  topic: 'Soil',
  difficulty: 'easy',
  options: ['$1$', '$2$'],
  answer: 0,
  explanation: '',
} as const;

/** A paper of another release, small enough to be rendered immediately. */
const smallPaper: SamplePaper = [
  {
    subject: 'Agriculture',
    note: '',
    passages: [{ id: 'p1', title: 'Soil', text: 'Soil holds *water*.' }],
    questions: [
      { ...question, id: 'q1', passage: 'p1', stem: 'How much?' },
      { ...question, id: 'q2', passage: 'p1', stem: 'How many?' },
      { ...question, id: 'q3', stem: 'How deep?' },
    ],
  },
];

/** @returns the paper with another text in its last question, and without its first one */
function newerPaper(stem = 'How deep is it?'): SamplePaper {
  return smallPaper.map((file) => ({
    ...file,
    questions: file.questions.slice(1).map((it) => (it.id === 'q3' ? { ...it, stem } : it)),
  }));
}

const installation = (paper: SamplePaper = smallPaper) =>
  createSampleInstallation({ ...app.platform, readPaper: async () => paper });

/** Reads the content of the sample, with the questions in the order of lists. */
async function said() {
  const { questions, passages } = await findSample(app.platform.database.db);
  const inOrder = [...questions.values()].sort((one, other) => (one.changedAt < other.changedAt ? 1 : -1));
  return { questions: inOrder, passages: [...passages.values()] };
}

const stems = async () => (await said()).questions.map(({ stem, version }) => `${version} ${stem}`);

describe('the first start', () => {
  it('adds all questions with their content trees, in their order, with the questions of a passage together', async () => {
    await sampleTask(app.platform).run();

    const paper = await readSamplePaper();
    const { questions, passages } = await said();
    expect(questions.map(({ stem }) => stem)).toEqual(
      paper.flatMap((file) => file.questions.map(({ stem }) => stem)),
    );
    expect(passages).toHaveLength(paper.flatMap((file) => file.passages).length);
    const ofEnglish = questions.filter(({ passageId }) => passageId !== null);
    expect(ofEnglish[0]).toMatchObject({
      userId: null,
      isSample: true,
      source: 'author',
      status: 'published',
      markup: 'markdown',
      subject: 'English',
      position: 1,
      version: 1,
      tags: ['UTME'],
    });
    const visibleBanks = questions.filter(({ stem, options }) =>
      [stem, ...options].some((text) => text.includes('$')),
    );
    expect(visibleBanks.length).toBeGreaterThan(60);
    expect(visibleBanks.filter(({ content }) => content === null)).toEqual([]);
  });

  it('a killed installation leaves nothing, and the next one installs everything', async () => {
    const { pool } = app.platform.database;
    const holder = await openSecondConnection(pool);
    await holder.query('LOCK TABLE questions IN SHARE MODE');
    const killed = installation().install();
    await holder.untilWaiting(1, killed);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    await expect(killed).rejects.toThrow();
    await holder.commit();
    expect(await said()).toEqual({ questions: [], passages: [] });

    expect(await installation().install()).toEqual({ added: 3, changed: 0, removed: 0 });
  });

  it('each question is installed once if two processes start together', async () => {
    const holder = await openSecondConnection(app.platform.database.pool);
    await holder.query('LOCK TABLE sample_paper IN EXCLUSIVE MODE');
    const both = [installation().install(), installation().install()];
    await holder.untilWaiting(2, ...both);
    await holder.commit();
    expect((await Promise.all(both)).map(({ added }) => added).sort()).toEqual([0, 3]);
  });
});

describe('a later start', () => {
  beforeEach(async () => void (await installation().install()));

  it('changes nothing', async () => {
    const previous = await said();
    app.clock.advance(60_000);
    expect(await installation().install()).toEqual({ added: 0, changed: 0, removed: 0 });
    expect(await said()).toEqual(previous);
  });

  it('a newer release makes a changed text the next version of its question', async () => {
    expect(await installation(newerPaper()).install()).toEqual({ added: 0, changed: 1, removed: 1 });

    const { questions } = await said();
    expect(questions.map(({ stem, version, position }) => [stem, version, position])).toEqual([
      ['How deep is it?', 2, 0],
      // It moves up, because the first question of its passage was deleted: its text is unchanged.
      ['How many?', 1, 1],
    ]);
    const earlier = await app.platform.database.db.select().from(questionVersions);
    expect(earlier).toMatchObject([{ stem: 'How deep?', version: 1 }]);
  });

  it('a newer release shows the changed text of a passage', async () => {
    const paper = smallPaper.map((file) => ({
      ...file,
      passages: [{ id: 'p1', title: 'Soil', text: 'It holds $2$ things.' }],
    }));
    await installation(paper).install();
    expect((await said()).passages).toMatchObject([
      { text: 'It holds $2$ things.', version: 2, content: expect.anything() },
    ]);
  });
});

describe('a removal', () => {
  beforeEach(async () => void (await installation().install()));

  it('deletes all, and no start restores it, also with a newer release', async () => {
    expect(await installation().remove()).toBe(3);
    expect(await installation().remove()).toBeNull();
    await installation().install();
    await installation(newerPaper()).install();
    expect(await said()).toEqual({ questions: [], passages: [] });
  });

  it('before the first start counts as well', async () => {
    await app.platform.database.pool.query('DELETE FROM sample_paper; DELETE FROM questions WHERE is_sample');
    expect(await installation().remove()).toBe(0);
    await installation().install();
    expect((await said()).questions).toEqual([]);
  });

  it('is undone by a restoration, with versions that no one has seen', async () => {
    await installation(newerPaper()).install();
    await installation().remove();
    expect(await installation().restore()).toBe(3);
    expect(await stems()).toEqual(['3 How much?', '3 How many?', '3 How deep?']);
    expect(await installation().restore()).toBeNull();
  });
});
