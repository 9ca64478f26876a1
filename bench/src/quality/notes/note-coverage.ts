import { readParts } from '@akada/core/generation/plan/note-parts.ts';
import { wholeNote } from '@akada/core/generation/scope/within-scope.ts';
import { completeSet } from '@akada/core/questions/model/complete-set.ts';
import type { StudentNote } from './student-note.ts';

/** Each set has this number of questions of all types. */
export const SET_SIZE = 10;

/** It counts the parts of a note that a set of questions of all types asks. */
export interface NoteCoverage {
  name: string;
  questionCount: number;
  /** The parts of the note with a question, of all its parts. */
  covered: number;
  parts: number;
  /** The types of the questions, "choice" for those with options, each once. */
  types: string[];
}

/** Makes the set that a student would get, and counts the parts that it asks. */
export function noteCoverage({ name, document }: Pick<StudentNote, 'name' | 'document'>): NoteCoverage {
  const scope = { ...wholeNote, types: 'mixed' as const };
  const request = { document, count: SET_SIZE, seed: name, excludedAnswers: [], modelDrafts: [], scope };
  const { drafts } = completeSet(request);
  const { parts, getIndex } = readParts(document);
  const texts = new Map(document.pages.map(({ number, text }) => [number, text]));
  const partIndexes = drafts.map(({ source: { page, quote } }) =>
    getIndex(page, texts.get(page)?.indexOf(quote) ?? 0),
  );
  return {
    name,
    questionCount: drafts.length,
    covered: new Set(partIndexes).size,
    parts: parts.length,
    types: [...new Set(drafts.map(({ body }) => body?.type ?? 'choice'))].sort(),
  };
}
