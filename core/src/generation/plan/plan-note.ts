import { countPaperQuestions } from '../../papers/is-paper.ts';
import type { StudyDocument } from '../../text/document.ts';
import { getChoiceDraft } from '../choices/choice-draft.ts';
import { gateNote, getFaults } from '../gate/item-gate.ts';
import { getCandidates } from '../make-questions.ts';
import { isLeftOutHeading } from '../reading/note-reading.ts';
import { wholeNote } from '../scope/within-scope.ts';
import { type Candidates, chooseQuestions } from './choose-questions.ts';
import type { NotePart, NoteParts } from './note-parts.ts';
import { findOmittedText } from './omitted-text.ts';
import {
  type EmptyPart,
  explainEmptyPart,
  explainOmissions,
  getLeftOutKind,
  isListOfSources,
  type LeftOutText,
} from './part-reasons.ts';

export interface PlanRequest {
  document: StudyDocument;
  /** False if the file has no pages. Its sections have numbers that students never see. */
  paged: boolean;
}

/** A part of a note, for its owner. */
export interface PlannedPart {
  title: string;
  firstPage: number;
  lastPage: number;
  words: number;
  /** The start of its text: a 1-based page, and UTF-16 code units in it. It ends where the next part starts. */
  page: number;
  offset: number;
  /** Null if a question can be made of it; else what a student reads. */
  reason: string | null;
}

/** The plan tells the owner of a note which questions it can give. */
export interface NotePlan {
  /** In the order of the note. */
  parts: PlannedPart[];
  /** Sentences about text that is no part, such as a list of sources. */
  omissions: string[];
  /** The size of its first set, at most 50: of questions with options, and of all types. */
  offers: { choice: number; mixed: number };
  /** The number of questions that the note prints as a past paper; 0 for every other note. */
  paperQuestions: number;
}

/** A set has no more questions. */
const MAX_OFFER = 50;

/** @returns the parts of a note with the reason for each that has no possible question, and the size of its sets */
export function planNote({ document, paged }: PlanRequest): NotePlan {
  const candidates = getCandidates(document, 'mixed');
  const noteParts = candidates.parts;
  const questionedParts = findQuestionedParts(document, candidates, noteParts);
  const empty = noteParts.parts.filter((part) => !questionedParts.has(part));
  const sources = empty.filter(({ title, blocks }) => {
    return isLeftOutHeading(title) || isListOfSources(blocks.map(({ text }) => text));
  });
  const parts = noteParts.parts.filter((part) => !sources.includes(part));
  const omitted = findOmittedText(
    document,
    new Set(parts.flatMap(({ blocks }) => blocks.map(({ block }) => block))),
  );
  const pageOwners = getPageOwners(document, parts);
  const questionedPages = new Set(
    [...candidates.choices, ...candidates.typedQuestions].map(({ origin }) => origin.page),
  );
  const alone = (pages: readonly number[], count: number) =>
    paged && pages.every((page) => (pageOwners.get(page) ?? 0) <= count);

  const omittedTexts: LeftOutText[] = [
    ...sources.map(({ title, blocks }) => ({
      kind: isLeftOutHeading(title) ? getLeftOutKind(title) : ('sources' as const),
      pages: [...new Set(blocks.map(({ page }) => page.number))],
    })),
    ...omitted.omittedSections.map(({ heading, pages }) => ({ kind: getLeftOutKind(heading), pages })),
    ...document.pages
      .filter(({ reading }) => reading === 'unreadable')
      .map(({ number }) => ({ kind: 'unreadable' as const, pages: [number] })),
  ]
    .map((text) => ({ ...text, isAlone: alone(text.pages, 0) }))
    // A lower heading below "Exercises" can hold statements after all.
    .filter(({ isAlone, pages }) => !isAlone || pages.every((page) => !questionedPages.has(page)));

  const planned = parts.map((part): PlannedPart => {
    const pages = [...new Set(part.blocks.map(({ page }) => page.number))];
    const facts = {
      texts: part.blocks.map(({ text }) => text),
      headings: 0,
      pictures: countPictures(part, document),
    };
    return describe(
      part,
      questionedParts.has(part) ? null : { ...facts, pages: alone(pages, 1) ? pages : [] },
    );
  });
  const withoutText = omitted.emptyHeadings.map(({ title, headings, pictures }): PlannedPart => {
    const pages = [...new Set(headings.map(({ page }) => page.number))];
    const facts = { texts: [], headings: headings.length, pictures, pages: alone(pages, 0) ? pages : [] };
    const [first = 1, last = first] = [pages[0], pages.at(-1)];
    const position = { page: first, offset: headings[0]?.block.start ?? 0 };
    return {
      title,
      firstPage: first,
      lastPage: last,
      words: 0,
      ...position,
      reason: explainEmptyPart(facts),
    };
  });
  return {
    parts: [...planned, ...withoutText].sort(
      (one, other) => one.page - other.page || one.offset - other.offset,
    ),
    omissions: explainOmissions(omittedTexts),
    offers: {
      choice: countOffer(document, { ...candidates, typedQuestions: [] }),
      mixed: countOffer(document, candidates),
    },
    paperQuestions: countPaperQuestions(document),
  };
}

function describe(part: NotePart, empty: EmptyPart | null): PlannedPart {
  const { title, firstPage, lastPage, words, blocks } = part;
  const [first] = blocks;
  const position = { page: first?.page.number ?? firstPage, offset: first?.block.start ?? 0 };
  return { title, firstPage, lastPage, words, ...position, reason: empty && explainEmptyPart(empty) };
}

/** @returns the parts with a question that passes the gate */
function findQuestionedParts(
  document: StudyDocument,
  { choices, typedQuestions }: Candidates,
  { parts, getIndex }: NoteParts,
): Set<NotePart> {
  const getPart = ({ page, start }: { page: number; start: number }) => parts[getIndex(page, start)];
  const questionedParts = new Set(typedQuestions.flatMap(({ origin }) => getPart(origin) ?? []));
  const note = gateNote(document);
  for (const choice of choices) {
    const part = getPart(choice.origin);
    if (part === undefined || questionedParts.has(part)) continue;
    const draft = getChoiceDraft(choice);
    if (draft !== null && getFaults(draft, note, []).length === 0) questionedParts.add(part);
  }
  return questionedParts;
}

function countOffer(document: StudyDocument, candidates: Candidates): number {
  const scope = { ...wholeNote, types: 'mixed' as const };
  return chooseQuestions({ document, count: MAX_OFFER, seed: '', excludedAnswers: [], scope }, candidates)
    .length;
}

/** @returns the number of parts that have text on each page */
function getPageOwners(document: StudyDocument, parts: readonly NotePart[]): Map<number, number> {
  const counts = new Map(document.pages.map(({ number }) => [number, 0]));
  for (const { blocks } of parts)
    for (const page of new Set(blocks.map((found) => found.page.number)))
      counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

/** Pictures on the pages of a part. */
function countPictures({ firstPage, lastPage }: NotePart, { pages }: StudyDocument): number {
  const texts = pages
    .filter(({ number }) => number >= firstPage && number <= lastPage)
    .map(({ text }) => text);
  return texts.join('\n').match(/\[picture\b/g)?.length ?? 0;
}
