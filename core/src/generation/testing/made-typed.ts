import { readCardNote } from '../../cards/card-note.ts';
import { chooseQuestions } from '../plan/choose-questions.ts';
import type { QuestionDraft, QuestionRequest } from '../question-draft.ts';
import { getTypedCandidates } from '../typed/typed-candidates.ts';
import type { TypedDraft } from '../typed/typed-draft.ts';

/** @returns the questions without options that a set would have next to the others */
export function makeTyped(request: QuestionRequest & { others?: readonly QuestionDraft[] }): TypedDraft[] {
  const note = readCardNote(request.document);
  const candidates = { parts: note.parts, choices: [], typedQuestions: getTypedCandidates(note) };
  return chooseQuestions(request, candidates, request.others).flatMap((draft) =>
    'body' in draft ? draft : [],
  );
}
