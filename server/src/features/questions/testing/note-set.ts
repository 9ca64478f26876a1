/** A student with a note, and a set of questions that the engine made from it. */
import type { Question } from '@akada/contract/material/questions.ts';
import { type Generation, generateMcqs, getGeneration } from '@akada/contract/work/generation.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import { createPerson } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';

export type SetOwner = Awaited<ReturnType<typeof createSetOwner>>;

/** @param app with workers @param count of the questions */
export async function createSetOwner(app: SharedTestApp, count = 3) {
  const person = await createPerson(app, { plan: 'premium' });
  const noteId = await createExpositoryNote(app, person.userId);
  const call = callAs(app, person);
  const { body: set }: { body: Generation } = await call(generateMcqs, {
    body: { gemini_file_id: noteId, question_count: count },
  });
  const [first] = set.items;
  if (!first || set.items.length < count) throw new Error('The note carries as many questions');
  const reload = async (): Promise<Generation> =>
    (await call(getGeneration, { params: { id: set.id } })).body;
  return { ...person, noteId, set, first, call, reload };
}

/** @returns what an editor sends of a question, with some of it changed */
export function changeOf(question: Question, changes: Record<string, unknown> = {}) {
  const { stem, options, answer_index, explanation, version } = question;
  const texts = options.map(({ text }) => text);
  return { stem, options: texts, answer_index, explanation, version, ...changes };
}
