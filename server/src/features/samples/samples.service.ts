/**
 * The sample note. Only the engine makes its content, once per process, and it is copied for each student who
 * wants to see it: no job, no model, and nothing from the monthly allowance.
 */
import type { SampleNote } from '@akada/contract/work/samples.ts';
import { wholeNote } from '@akada/core/generation/scope/within-scope.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { StudyModel } from '../../platform/study-model/study-model.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { PlacedOrders } from '../generation/placed-orders.service.ts';
import type { GuideSets } from '../guides/guide-sets.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { SharedTexts } from '../notes/written/shared-texts.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { sampleMarkdown, samplePages, sampleTitle } from './sample-text.ts';
import { findSample, putSample, type SampleRow } from './samples.repo.ts';

export interface SamplesDeps {
  database: Database;
  clock: Clock;
  studyModel: Pick<StudyModel, 'completeSet' | 'makeCards' | 'planGuide'>;
  notes: Pick<NotesService, 'titlesOf'>;
  texts: Pick<SharedTexts, 'createRead'>;
  questions: Pick<QuestionsService, 'withContent' | 'add'>;
  cards: Pick<CardSets, 'withContent' | 'add'>;
  guides: Pick<GuideSets, 'withContent' | 'begin' | 'add'>;
  orders: Pick<PlacedOrders, 'addReady'>;
}

const counts = { questions: 10, cards: 10 };
const noCourse = { courseName: null, courseKey: null, courseId: null };

export function createSamples(deps: SamplesDeps) {
  const { database, clock, notes } = deps;
  let prepared: ReturnType<typeof prepare> | null = null;
  const preparedOnce = () => {
    // A failure is no answer for the next student.
    prepared ??= prepare(deps).catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  };
  const shown = async (userId: string): Promise<SampleNote | null> => {
    const row = await findSample(database.db, userId);
    const isThere = row !== null && (await notes.titlesOf(database.db, [row.noteId])).has(row.noteId);
    return isThere ? present(row) : null;
  };

  return {
    shown,
    /** @returns the sample that is there, or a fresh copy */
    async take(userId: string): Promise<SampleNote> {
      const there = await shown(userId);
      if (there !== null) return there;

      const created = await preparedOnce();
      return database.transaction(async (tx) => {
        await lockAccount(tx, userId);
        const earlier = await findSample(tx, userId);
        if (earlier && (await notes.titlesOf(tx, [earlier.noteId])).has(earlier.noteId))
          return present(earlier);
        return present(await copy(deps, tx, userId, created, getInstant(clock.now())));
      });
    },
  };
}

/** Makes the content that every copy has. */
async function prepare({ studyModel, questions, cards, guides }: SamplesDeps) {
  const { signal } = new AbortController();
  const document = { title: sampleTitle, pages: [...samplePages] };
  const of = { document, seed: 'sample' };
  const [asked, made, plan] = await Promise.all([
    studyModel.completeSet(
      { ...of, count: counts.questions, excludedAnswers: [], scope: wholeNote, modelDrafts: [] },
      signal,
    ),
    studyModel.makeCards(
      { ...of, count: counts.cards, focus: { focus: '', pages: null }, known: [], written: [] },
      signal,
    ),
    studyModel.planGuide({ document, focus: '' }, signal),
  ]);
  return {
    questions: await questions.withContent(asked.drafts, signal),
    cards: await cards.withContent(made.cards, signal),
    sections: await guides.withContent(
      plan.sections.flatMap(({ extract }) => extract ?? []),
      signal,
    ),
  };
}

async function copy(
  { texts, orders, questions, cards, guides }: SamplesDeps,
  tx: Transaction,
  userId: string,
  created: Awaited<ReturnType<typeof prepare>>,
  createdAt: string,
): Promise<SampleRow> {
  const noteId = await texts.createRead(
    tx,
    userId,
    { title: sampleTitle, text: sampleMarkdown },
    samplePages,
  );
  const [questionsId, cardsId, guideId] = [newId(), newId(), newId()];
  const of = { userId, noteId };
  await orders.addReady(tx, { ...of, id: questionsId, kind: 'mcq', made: created.questions.length });
  await questions.add(tx, { ...of, generationId: questionsId, drafts: created.questions });
  await orders.addReady(tx, { ...of, id: cardsId, kind: 'flashcard', made: created.cards.length });
  await cards.add(tx, { ...of, generationId: cardsId, drafts: created.cards, ...noCourse });
  await orders.addReady(tx, { ...of, id: guideId, kind: 'enhanced_note', made: created.sections.length });
  await guides.begin(tx, { ...of, id: guideId });
  await guides.add(tx, { userId, id: guideId, sections: created.sections, model: null, offlineReason: null });
  const row = { userId, noteId, questionsId, cardsId, guideId, createdAt };
  await putSample(tx, row);
  await publishHint(tx, userId, { topic: 'generation', id: questionsId });
  return row;
}

const present = ({ noteId, questionsId, cardsId, guideId }: SampleRow): SampleNote => ({
  note_id: noteId,
  questions_id: questionsId,
  cards_id: cardsId,
  guide_id: guideId,
});
