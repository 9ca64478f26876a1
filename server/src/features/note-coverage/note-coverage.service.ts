/** This service presents the parts of a note with their questions and cards, and the sentences that these quote. */
import type {
  Coverage,
  CoverageOfPart,
  CoveragePart,
  QuotedSentence,
} from '@akada/contract/material/coverage.ts';
import { markAnswers } from '@akada/core/generation/plan/marked-answers.ts';
import type { NotePlan } from '@akada/core/generation/plan/plan-note.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { Note } from '../notes/notes.access.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { getPlan, type NotePlansDeps, type WaitSignals } from './note-plans.service.ts';
import { isQuestion, locateItems, type PlacedItem } from './placed-items.ts';

export interface CoverageDeps extends NotePlansDeps {
  notes: NotePlansDeps['notes'] & Pick<NotesService, 'pageTexts'>;
  questions: Pick<QuestionsService, 'quotedOfNote'>;
  cards: Pick<CardSets, 'quotedOfNote'>;
}

const maxSentences = 20;

/** @throws Fault as `getPlan` */
export async function getCoverage(
  deps: CoverageDeps,
  note: Authorized<Note>,
  signals: WaitSignals,
): Promise<Coverage> {
  const plan = await getPlan(deps, note, signals);
  const items = await loadItems(deps, note, plan);
  return {
    parts: plan.parts.map((_, part) => presentPart(plan, part, items)),
    left_out: plan.omissions,
    ...countItems(items),
    offers: plan.offers,
    paper_questions: plan.paperQuestions,
  };
}

/**
 * @param number of the part, from 1
 * @throws Fault as `getPlan`, `not_found` for a part that the note does not have
 */
export async function getCoverageOfPart(
  deps: CoverageDeps,
  note: Authorized<Note>,
  number: number,
  signals: WaitSignals,
): Promise<CoverageOfPart> {
  const plan = await getPlan(deps, note, signals);
  if (number > plan.parts.length) throw notFound();

  const items = await loadItems(deps, note, plan);
  const ownItems = items.filter(({ part }) => part === number - 1);
  const heldQuestions = items.filter((item) => isQuestion(item) && item.isHeld);
  const visible = ownItems.filter((item) => !heldQuestions.some((other) => sharesText(item, other)));
  const sentences = [...Map.groupBy(visible, ({ page, quote }) => `${page} ${quote}`).values()];
  return {
    part: presentPart(plan, number - 1, items),
    sentences: sentences.slice(0, maxSentences).map(presentSentence),
    total: sentences.length,
  };
}

/** A longer quotation, and a card of the same sentence, would show the answer of a question that an exam holds. */
function sharesText(one: PlacedItem, other: PlacedItem): boolean {
  return one.page === other.page && (one.quote.includes(other.quote) || other.quote.includes(one.quote));
}

async function loadItems(
  { database: { db }, notes, questions, cards }: CoverageDeps,
  { id, userId }: Authorized<Note>,
  plan: NotePlan,
): Promise<PlacedItem[]> {
  const items = [
    ...(await questions.quotedOfNote(db, userId, id)),
    ...(await cards.quotedOfNote(db, userId, id)),
  ];
  const texts = await notes.pageTexts(db, id, [...new Set(items.map(({ page }) => page))]);
  return locateItems(items, plan, texts);
}

function presentPart({ parts }: NotePlan, index: number, items: readonly PlacedItem[]): CoveragePart {
  const part = parts[index];
  if (part === undefined) throw new Error(`The plan has no part ${index}`);
  const { title, firstPage: first_page, lastPage: last_page, words, reason } = part;
  const counts = countItems(items.filter((item) => item.part === index));
  return { title, first_page, last_page, words, ...counts, reason };
}

function countItems(items: readonly PlacedItem[]): Pick<CoveragePart, 'questions' | 'cards'> {
  const questions = items.filter(isQuestion).length;
  return { questions, cards: items.length - questions };
}

/** @param items on one quotation, at least one */
function presentSentence(items: readonly PlacedItem[]): QuotedSentence {
  const { page = 1, quote = '' } = items[0] ?? {};
  const answers = items.flatMap((item) => (isQuestion(item) ? item.answers : [item.back]));
  const marks = markAnswers(quote, answers);
  return { page, quote, marks, ...countItems(items), question: items.find(isQuestion)?.stem ?? null };
}
