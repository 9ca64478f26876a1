import { deleteQuestion, type Question } from '@akada/contract/material/questions.ts';
import {
  type Coverage,
  type CoverageOfPart,
  getCoverage,
  getCoverageOfPart,
} from '@akada/contract/work/coverage.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createMixedNote } from '../generation/testing/mixed-note.ts';
import { warmEngine } from '../generation/testing/warm-engine.ts';
import { notePages, notes } from '../notes/note/notes.tables.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

async function newStudent() {
  const person = await createPerson(app, { plan: 'premium' });
  const id = await createMixedNote(app, person.userId);
  const call = callAs(app, person);
  const coverage = async (): Promise<Coverage> => (await call(getCoverage, { params: { id } })).body;
  const partOf = async (part: number): Promise<CoverageOfPart> =>
    (await call(getCoverageOfPart, { params: { id, part: String(part) } })).body;
  const order = async () =>
    (await call(generateMcqs, { body: { gemini_file_id: id, question_count: 50, types: 'mixed' } })).body;
  return { ...person, id, call, coverage, partOf, order };
}

describe('the coverage of a note', () => {
  it('says before any set how many questions the note gives, and after it what each part has', async () => {
    const { coverage, order } = await newStudent();
    const { parts, offers, ...before } = await coverage();
    expect(parts.map(({ title, questions, reason }) => [title, questions, reason])).toEqual([
      ['Nutrients', 0, null],
      ['People', 0, null],
    ]);
    expect(before).toMatchObject({ questions: 0, cards: 0, left_out: [] });
    expect(offers.mixed).toBeGreaterThan(offers.choice);

    const { made } = await order();
    const after = await coverage();
    expect([made, after.questions]).toEqual([offers.mixed, offers.mixed]);
    expect(after.parts.every(({ questions }) => questions > 0)).toBe(true);
  });

  it('shows the sentences of a part with their answers, and counts no deleted question', async () => {
    const { coverage, partOf, order, call } = await newStudent();
    const { items } = await order();
    const { part, sentences, total } = await partOf(2);
    expect([part.title, total]).toEqual(['People', sentences.length]);
    const marked = sentences.find(({ marks }) => marks.length > 0);
    const [mark] = marked?.marks ?? [];
    expect(marked?.quote.slice(mark?.start, mark?.end)).not.toBe('');
    expect(sentences.reduce((sum, { questions }) => sum + questions, 0)).toBe(part.questions);

    const question = items.find(({ source }: Question) => source?.quote === marked?.quote);
    await call(deleteQuestion, { params: { id: question.id } });
    expect((await coverage()).questions).toBe(items.length - 1);
    expect((await partOf(2)).part.questions).toBe(part.questions - 1);
  });

  it('is planned again when the text of the note changed', async () => {
    const { id, coverage } = await newStudent();
    await coverage();
    const { db } = app.platform.database;
    const text = 'Plasma: the liquid part of the blood';
    const blocks = [{ kind: 'paragraph' as const, level: 0, start: 0, end: text.length }];
    await db.update(notePages).set({ text, blocks, section: null }).where(eq(notePages.noteId, id));
    expect((await coverage()).parts).toMatchObject([{ words: 7 }]);
  });

  it('hides the sentences of questions that an exam holds', async () => {
    const { partOf, order, call } = await newStudent();
    const { id: generation_id } = await order();
    await call(startExam, { body: { generation_id, duration_minutes: 10 } });
    const { part, sentences } = await partOf(2);
    // Exams ask no open questions, so these stay.
    const asked = sentences.reduce((sum, { questions }) => sum + questions, 0);
    expect(asked).toBeLessThan(part.questions);
    expect(sentences.flatMap(({ marks }) => marks)).toEqual([]);
  });

  it('has to wait until the note was read, and ends at its last part', async () => {
    const { id, call, partOf } = await newStudent();
    expect(await partOf(9)).toMatchObject({ code: 'not_found' });
    await app.platform.database.db.update(notes).set({ status: 'extracting' }).where(eq(notes.id, id));
    const { status, body } = await call(getCoverage, { params: { id } });
    expect([status, body.code]).toEqual([409, 'note_not_ready']);
  });
});
