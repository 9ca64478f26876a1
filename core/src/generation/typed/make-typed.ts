import { getDraft } from '../../cards/card-draft.ts';
import { getIdeas } from '../../cards/card-ideas.ts';
import { readCardNote } from '../../cards/card-note.ts';
import { faultsOfCard } from '../../cards/gate/card-gate.ts';
import { containsWords, normalForm } from '../../text/words.ts';
import { getDefinitions } from '../choices/definitions.ts';
import { factsByLanguage } from '../facts/facts-by-language.ts';
import type { QuestionDraft, QuestionRequest } from '../question-draft.ts';
import { isInScope, wholeNote } from '../scope/within-scope.ts';
import { getCardCandidates } from './card-candidates.ts';
import { getFurtherCandidates } from './further-candidates.ts';
import { getLineMatches, getTableMatches } from './matching-candidates.ts';
import { getNamingCandidates } from './naming-candidates.ts';
import { getOwnCandidates } from './own-questions/own-candidates.ts';
import { getSentenceCandidates } from './sentence-candidates.ts';
import { isRepeated } from './typed-answers.ts';
import type { TypedCandidate, TypedDraft } from './typed-draft.ts';

/** The cost of each further question of the same section and of the same type. */
const REPEATED = { section: 0.2, type: 0.15 };

/** A request for questions without options next to those with options. */
export interface TypedRequest extends QuestionRequest {
  /** Questions of the set that are there already. */
  others: readonly QuestionDraft[];
}

/**
 * Makes questions without options: of each fact that no other question of the set asks, the best form.
 *
 * @param request the note and the number; the same request gives the same questions
 * @returns at most `count` questions, spread over the note; fewer if it has no more facts
 */
export function makeTyped(request: TypedRequest): TypedDraft[] {
  const { document, count, excludedAnswers, scope = wholeNote, others } = request;
  if (count <= 0) return [];

  const excluded = new Set(excludedAnswers.map(normalForm));
  const candidates = getCandidates(request).filter(
    (candidate) =>
      isInScope(candidate, scope) &&
      !isRepeated(candidate, excluded) &&
      !others.some((other) => overlaps(candidate, other)),
  );
  return choose(candidates, count).map(({ kind, stem, body, explanation, origin }) => ({
    kind,
    stem,
    body,
    explanation,
    source: { page: origin.page, section: origin.section ?? document.title, quote: origin.quote },
  }));
}

function getCandidates({ document }: TypedRequest): TypedCandidate[] {
  const note = readCardNote(document);
  const pages = new Map(note.pages.map((page) => [page.number, page]));
  const sound = getIdeas(note).filter((idea) => {
    const draft = getDraft(idea);
    return faultsOfCard(draft, pages.get(draft.page)).length === 0;
  });
  const parts = factsByLanguage(note.facts, note.language);
  const ownQuestions = getOwnCandidates(note);
  return [
    ...ownQuestions,
    ...getFurtherCandidates(note, ownQuestions),
    // The note's own questions are asked above.
    ...getCardCandidates(sound.filter(({ source }) => source !== 'pair')),
    ...(note.isBook || note.language !== 'eng' ? [] : getSentenceCandidates(note.sentences)),
    ...parts.flatMap(({ language, definitions, tables }) => [
      ...(note.isBook || language !== 'eng'
        ? []
        : [...getLineMatches(definitions), ...getTableMatches(tables)]),
      ...getNamingCandidates(getDefinitions(note, definitions, language)),
    ]),
  ];
}

/** Another question asks the fact if its source is the same line, or if one of them prints the answer of the other. */
function overlaps({ origin, stem, answers, body, isOwn }: TypedCandidate, other: QuestionDraft): boolean {
  if (isOwn) return false;
  const key = normalForm(other.options[other.answerIndex] ?? '');
  const otherStem = normalForm(other.stem);
  const terms = body.type === 'matching' ? body.pairs.flatMap(({ left, right }) => [left, right]) : answers;
  return (
    (other.source.page === origin.page && other.source.quote === origin.quote) ||
    terms.some((term) => normalForm(term) === key || containsWords(otherStem, normalForm(term))) ||
    (key !== '' && containsWords(normalForm(stem), key))
  );
}

/** Takes the best remaining candidate until there are enough; each further one of a section or type counts less. */
function choose(candidates: readonly TypedCandidate[], count: number): TypedCandidate[] {
  const selection: TypedCandidate[] = [];
  const counts = new Map<string, number>();
  const facts = new Set<string>();
  const getNames = ({ origin, body }: TypedCandidate) =>
    [
      [`section ${origin.page} ${origin.section}`, REPEATED.section],
      [`type ${body.type}`, REPEATED.type],
    ] as const;
  const getPriority = (candidate: TypedCandidate) =>
    getNames(candidate).reduce(
      (sum, [name, cost]) => sum - cost * (counts.get(name) ?? 0),
      candidate.priority,
    );
  let left = [...candidates];
  while (selection.length < count && left.length > 0) {
    const best = left.reduce((one, other) => (getPriority(other) > getPriority(one) ? other : one));
    selection.push(best);
    for (const [name] of getNames(best)) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const fact of best.facts) facts.add(fact);
    left = left.filter(
      (candidate) =>
        candidate !== best &&
        !candidate.facts.some((fact) => facts.has(fact)) &&
        !printsAnswer(candidate, best),
    );
  }
  return selection;
}

/** No question of a set gives the answer to another question. */
function printsAnswer(one: TypedCandidate, other: TypedCandidate): boolean {
  if (one.isOwn && other.isOwn) return false;
  const prints = (stem: string, answers: readonly string[]) =>
    answers.some((answer) => containsWords(normalForm(stem), normalForm(answer)));
  return prints(one.stem, other.answers) || prints(other.stem, one.answers);
}
