/** "Check yourself": the student's questions and cards of the same passages, then questions that were made with the section. */
import type { Card } from '@akada/contract/material/cards.ts';
import type { GuideCheckItem, GuideSection } from '@akada/contract/material/guides.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import type { GuidePassage } from '@akada/core/guide/guide-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CardSets } from '../cards/card-sets.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { ShownSection } from './guide/guides.present.ts';

export interface GuideChecksDeps {
  database: Database;
  cards: Pick<CardSets, 'ofNote'>;
  questions: Pick<QuestionsService, 'list'>;
}

export type AddChecks = ReturnType<typeof createGuideChecks>;

const maxItems = 3;
const maxQuestions = 200;

export function createGuideChecks({ database: { db }, cards, questions }: GuideChecksDeps) {
  return async (
    { userId, noteId }: { userId: string; noteId: string },
    sections: readonly ShownSection[],
  ): Promise<GuideSection[]> => {
    const [noteCards, { items }] = await Promise.all([
      cards.ofNote(db, userId, noteId),
      questions.list({ userId, noteId, generationId: null, skip: 0, limit: maxQuestions }),
    ]);
    const cardItems = noteCards.flatMap(itemOfCard);
    // A question that an exam holds hides both its key and its passage.
    const questionItems = items.flatMap(itemOfQuestion);
    return sections.map(({ written, ...section }) => {
      const isInSection = createSectionTest(section, sections);
      const [own, asked] = [cardItems.filter(isInSection), questionItems.filter(isInSection)];
      const storedChecks = [...asked, ...own].filter(isSelfContained);
      const isNew = ({ question }: GuideCheckItem) =>
        storedChecks.every((other) => other.question.text !== question.text);
      const check = [...storedChecks, ...written.filter(isNew)].slice(0, maxItems);
      return { ...section, check, cards: own.length, questions: asked.length };
    });
  };
}

type Item = GuideCheckItem & { passages: [GuidePassage] };

function itemOfCard({ id, kind, front, back, content, source }: Card): Item[] {
  if (source === null) return [];
  const isAsked = kind !== 'cloze';
  return [
    {
      kind: 'card',
      id,
      question: { text: isAsked ? front : '', content: content?.front ?? null },
      answer: { text: back, content: content?.back ?? null },
      passages: [{ page: source.page, quote: source.quote }],
    },
  ];
}

function itemOfQuestion({ id, stem, options, answer_index: key, content, source }: Question): Item[] {
  const answer = key === null ? undefined : options[key];
  if (answer === undefined || key === null || source === null) return [];
  return [
    {
      kind: 'question',
      id,
      question: { text: stem, content: content?.stem ?? null },
      answer: { text: answer.text, content: content?.options[key] ?? null },
      passages: [{ page: source.page, quote: source.quote }],
    },
  ];
}

/** True for a question that needs no options, unlike "Which of the following" or a sentence with a gap. */
function isSelfContained({ question, answer }: GuideCheckItem): boolean {
  return /\?\s*$/.test(question.text) && !/\bfollowing\b/i.test(question.text) && answer.text !== '';
}

/**
 * True if only this section includes the item's page, or if the item's quote overlaps a quote of the section
 * on that page.
 */
function createSectionTest(
  section: Pick<GuideSection, 'first_page' | 'last_page' | 'overview' | 'parts'>,
  all: readonly ShownSection[],
) {
  const quotes = Map.groupBy(getPassages(section), ({ page }) => page);
  const isOn = ({ first_page, last_page }: Pick<GuideSection, 'first_page' | 'last_page'>, page: number) =>
    first_page <= page && page <= last_page;
  return ({ passages: [{ page, quote }] }: Item): boolean => {
    if (!isOn(section, page)) return false;
    if (all.filter((other) => isOn(other, page)).length === 1) return true;
    return (quotes.get(page) ?? []).some(
      (sectionPassage) => sectionPassage.quote.includes(quote) || quote.includes(sectionPassage.quote),
    );
  };
}

function getPassages({ overview, parts }: Pick<GuideSection, 'overview' | 'parts'>): GuidePassage[] {
  const ofParts = parts.flatMap((part) => {
    if (part.kind === 'table') return part.rows.flatMap(({ passages }) => passages);
    return 'items' in part ? part.items.flatMap(({ passages }) => passages) : part.passages;
  });
  return [...overview.flatMap(({ passages }) => passages), ...ofParts];
}
