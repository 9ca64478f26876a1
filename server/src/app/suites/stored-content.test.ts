/** Formulas of questions and notes: sent wherever their texts are, and made again for every row of an older renderer. */

import { type PageFormula, readPage } from '@akada/contract/material/note-pages.ts';
import { deleteQuestion, myQuestions, restoreQuestion } from '@akada/contract/material/questions.ts';
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { examResult, getExam, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createExams, createQuestionPorts } from '../../features/exams/exams.module.ts';
import { planFirstSets } from '../../features/first-sets/first-sets.module.ts';
import { setTitles } from '../../features/generation/generation.module.ts';
import { createReadyGeneration } from '../../features/generation/testing/generation.samples.ts';
import { createLanguageModel } from '../../features/language-model/language-model.module.ts';
import { createMemoryService } from '../../features/memory/memory.service.ts';
import { createNotes } from '../../features/notes/notes.module.ts';
import { readAs, readWhole, uploadedNote } from '../../features/notes/testing/read-notes.ts';
import { questions } from '../../features/questions/question/questions.tables.ts';
import { createQuestions } from '../../features/questions/questions.module.ts';
import { createQuestionsService } from '../../features/questions/questions.service.ts';
import { withHolds } from '../../features/questions/testing/with-holds.ts';
import { createRights } from '../../features/rights/rights.module.ts';
import { createUsage } from '../../features/usage/usage.module.ts';
import { renderPlainText } from '../../platform/content/render-content.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { createCaller } from '../../testing/people.ts';
import { type Content, send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { madeOfNotes } from '../compose.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const source = { page: 1, section: null, quote: 'The area is $\\pi r^2$.' };
const circle = {
  kind: 'term' as const,
  stem: 'The area of a circle is $A$. What is it?',
  options: ['$\\pi r^2$', '$2\\pi r$', '5 * r_0', '\\(r\\)'],
  answerIndex: 0,
  explanation: 'The note says $$\\int_0^r 2\\pi s\\,ds = \\pi r^2$$',
  source,
};
const plain = {
  kind: 'term' as const,
  stem: 'What does it cost?',
  options: ['$5 and $10', '# one', '*two*', 'N500'],
  answerIndex: 1,
  explanation: 'It costs $3-$4.',
  source: { ...source, quote: 'It costs $5 and $10.' },
};
const shownOfCircle = {
  stem: renderPlainText(circle.stem),
  options: circle.options.map((text) => (text.startsWith('5') ? null : renderPlainText(text))),
};
const contentOfCircle = {
  ...shownOfCircle,
  explanation: renderPlainText(circle.explanation),
  quote: renderPlainText(source.quote),
};

/** A student with a set of two questions. */
async function newStudent() {
  const student = await createCaller(app, { plan: 'premium' });
  const generationId = await createReadyGeneration(app, { userId: student.userId, canary: 'Circles' });
  await rows(sql`DELETE FROM questions WHERE generation_id = ${generationId}`);
  const service = createQuestionsService(withHolds(app.platform));
  const drafts = await service.withContent([circle, plain]);
  const set = { userId: student.userId, generationId, noteId: generationId, drafts };
  await service.add(app.platform.database.db, set);
  const call = async (endpoint: Parameters<typeof send>[1], content: Content = {}) => {
    const headers = { authorization: student.authorization };
    const reply = await send(app, endpoint, { ...content, headers });
    return JSON.parse(reply.body || 'null');
  };
  return { ...student, generationId, call };
}

async function rows(statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await app.platform.database.db.execute(statement)).rows;
}

let student: Awaited<ReturnType<typeof newStudent>>;

beforeEach(async () => {
  student = await newStudent();
});

const getContents = (items: { stem: string; content: unknown }[]) =>
  items.toSorted((a, b) => a.stem.localeCompare(b.stem)).map(({ content }) => content);

interface ShownQuestion {
  stem: string;
  options: { text: string }[];
  content: { options: unknown[] } | null;
}

/** The content of an exam, whose options are in another order: each at its place in the question. */
const getOwnContents = (items: ShownQuestion[]) =>
  getContents(
    items.map(({ stem, options, content }) => {
      const getPosition = (text: string) => options.findIndex((shown) => shown.text === text);
      return {
        stem,
        content: content && {
          ...content,
          options: circle.options.map((text) => content.options[getPosition(text)]),
        },
      };
    }),
  );

describe('the content of a question', () => {
  it('is in lists, its generation and the restored object; null means that the strings are complete', async () => {
    const { call, generationId } = student;
    const list = await call(myQuestions);
    expect(getContents(list.items)).toEqual([contentOfCircle, null]);
    const generation = await call(getGeneration, { params: { id: generationId } });
    expect(getContents(generation.items)).toEqual([contentOfCircle, null]);

    const { id } = list.items.find(({ content }: { content: unknown }) => content !== null);
    await call(deleteQuestion, { params: { id } });
    expect((await call(restoreQuestion, { params: { id } })).content).toEqual(contentOfCircle);
  });

  it('is in a running exam without the explanation, and in its result with it', async () => {
    const { call, generationId } = student;
    const started = await call(startExam, { body: { generation_id: generationId, duration_minutes: 10 } });
    const loaded = await call(getExam, { params: { id: started.id } });
    for (const exam of [started, loaded]) {
      expect(getOwnContents(exam.questions)).toEqual([shownOfCircle, null]);
      expect(JSON.stringify(exam)).not.toMatch(/explanation|quote|int_0/);
    }
    const submitted = await call(submitExam, { params: { id: started.id } });
    const result = await call(examResult, { params: { id: started.id } });
    for (const { questions: reviewed } of [submitted, result])
      expect(getOwnContents(reviewed)).toEqual([contentOfCircle, null]);
  });
});

/** A note of one page, read. */
async function readNote(text: string): Promise<string> {
  const id = await uploadedNote(app, student);
  const blocks = [{ kind: 'paragraph' as const, level: 0, start: 0, end: text.length }];
  const page = { number: 1, section: null, text, blocks, bold: [], reading: 'text' as const };
  await readAs(app, id, { ...readWhole, document: { title: 'Circles', pages: [page] } });
  return id;
}

const getPage = (id: string) => student.call(readPage, { params: { id, n: '1' } });

describe('a page of a note', () => {
  it('has its formulas at their places, and its text as it was read', async () => {
    const text = 'The area is $\\pi r^2$, or \\(A\\). It costs $5 and $10.';
    const page = await getPage(await readNote(text));
    expect(page.text).toBe(text);
    expect(page.formulas.map(({ start, end, tex }: PageFormula) => [text.slice(start, end), tex])).toEqual([
      ['$\\pi r^2$', '\\pi r^2'],
      ['\\(A\\)', 'A'],
    ]);
  });
});

/** Every table in which content is stored, and which columns of it are content. */
const tables = [
  ['questions', ['content', 'answer_content', 'content_version']],
  ['paper_texts', ['content', 'answer_content', 'content_version']],
  ['note_pages', ['formulas']],
  ['notes', ['formulas_version']],
] as const;

/** All rows of all tables: whole, or without their content, which is then what people wrote and answered. */
async function stored(part: 'whole' | 'texts'): Promise<string> {
  const all: unknown[] = [];
  for (const [table, columns] of tables) {
    const takenNames = part === 'whole' ? [] : [...columns];
    all.push(
      await rows(sql`SELECT to_jsonb(t) - ${sql.param(takenNames)}::text[] AS row
        FROM ${sql.identifier(table)} AS t ORDER BY to_jsonb(t) - ${sql.param(takenNames)}::text[]`),
    );
  }
  return JSON.stringify(all);
}

/** Restores the state of an older renderer, with trees that no code draws any more. */
async function age(): Promise<void> {
  const stale = JSON.stringify({ stem: { version: 0, blocks: [{ type: 'gone' }], cut: false }, options: [] });
  await rows(sql`UPDATE questions SET content = ${stale}::jsonb, content_version = 0`);
  await rows(sql`UPDATE paper_texts SET content = ${stale}::jsonb, content_version = 0`);
  await rows(sql`UPDATE note_pages SET formulas = '[{"start": 0, "end": 1}]'`);
  await rows(sql`UPDATE notes SET formulas_version = 0`);
}

const renewals = ['questions.renew_content', 'exams.renew_content', 'notes.renew_formulas'];

async function renew(modules: readonly FeatureModule[] = [app.features]): Promise<void> {
  const tasks = modules.flatMap((module) => module.tasks ?? []);
  for (const name of renewals) await tasks.find((task) => task.name === name)?.run();
}

/** The features of a worker that dies when it has made so much content. */
function mortalWorker(turns: number): FeatureModule[] {
  let left = turns;
  const { treesOf, markdownTreesOf, noteTreesOf, formulasOf } = app.platform.content;
  const live = () => {
    if (left === 0) throw new Error('killed');
    left -= 1;
  };
  const content: typeof app.platform.content = {
    treesOf: async (texts) => {
      live();
      return treesOf(texts);
    },
    markdownTreesOf,
    noteTreesOf,
    formulasOf: async (pages) => {
      live();
      return formulasOf(pages);
    },
  };
  const platform = { ...app.platform, content };
  const notes = createNotes(platform, {
    usage: createUsage(platform).service,
    languageModel: createLanguageModel(platform).service,
    made: madeOfNotes,
    planFirstSets,
  });
  const rights = createRights(platform);
  const requested = createQuestions(platform, {
    notes: notes.service,
    rights: { papers: rights.papers, copyright: rights.reports },
    ...createQuestionPorts(platform),
  });
  const exams = createExams(platform, {
    questions: requested.service,
    notes: notes.service,
    memory: createMemoryService(),
    sets: setTitles,
    languageModel: createLanguageModel(platform).service,
  });
  return [requested.module, exams.module, notes.module];
}

describe('content of an older renderer', () => {
  beforeEach(async () => {
    const { call, generationId, userId } = student;
    await call(startExam, { body: { generation_id: generationId, duration_minutes: 10 } });
    await readNote('The area is $\\pi r^2$.');
    // More than one turn takes.
    const { id: _, ...row } = (await rows(sql`SELECT * FROM questions LIMIT 1`))[0] ?? {};
    expect(row.user_id).toBeDefined();
    await app.platform.database.db.insert(questions).values(
      Array.from({ length: 450 }, (__, position) => ({
        id: crypto.randomUUID(),
        userId,
        generationId: userId,
        noteId: userId,
        position,
        stem: `Which is ${position % 9 === 0 ? '$x$' : 'x'}?`,
        options: ['a', 'b', 'c', 'd'],
        answerIndex: 0,
        explanation: 'x',
        sourcePage: 1,
        sourceQuote: 'x',
        createdAt: new Date(app.clock.now()).toISOString(),
      })),
    );
  });

  it('is made again from the texts, which stay as they are; a second time changes nothing', async () => {
    await renew();
    const [fresh, texts] = [await stored('whole'), await stored('texts')];
    await age();
    expect(await stored('whole')).not.toBe(fresh);
    await renew();
    expect(await stored('whole')).toBe(fresh);
    await renew();
    expect([await stored('whole'), await stored('texts')]).toEqual([fresh, texts]);
  });

  it('is made to its end by the next worker where one died in the middle', async () => {
    await renew();
    const fresh = await stored('whole');
    await age();
    for (const turns of [1, 0]) await expect(renew(mortalWorker(turns))).rejects.toThrow('killed');
    const versions = await rows(sql`SELECT DISTINCT content_version AS version FROM questions ORDER BY 1`);
    expect(versions).toEqual([{ version: 0 }, { version: contentVersion }]);
    await renew();
    expect(await stored('whole')).toBe(fresh);
  });

  it('is made once by two workers at the same time', async () => {
    await renew();
    const fresh = await stored('whole');
    await age();
    await Promise.all([renew(), renew()]);
    expect(await stored('whole')).toBe(fresh);
  });

  it('is not changed if a newer version has rendered it', async () => {
    await rows(sql`UPDATE questions SET content = NULL, content_version = ${contentVersion + 1}`);
    await renew();
    const created = await rows(sql`SELECT DISTINCT content, content_version FROM questions`);
    expect(created).toEqual([{ content: null, content_version: contentVersion + 1 }]);
  });
});
