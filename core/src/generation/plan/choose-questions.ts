import { containsWords, normalForm } from '../../text/words.ts';
import type { Choice } from '../choices/choice.ts';
import { getChoiceDraft } from '../choices/choice-draft.ts';
import type { FactOrigin } from '../facts/fact.ts';
import { gateNote, getFaults } from '../gate/item-gate.ts';
import type { QuestionDraft, QuestionRequest } from '../question-draft.ts';
import { isInScope, wholeNote, withinScope } from '../scope/within-scope.ts';
import { isRepeated } from '../typed/typed-answers.ts';
import type { TypedCandidate, TypedDraft } from '../typed/typed-draft.ts';
import { chooseByPlan, type Planned } from './choose-by-plan.ts';
import type { NoteParts } from './note-parts.ts';
import { getPartOfQuote } from './quoted-parts.ts';

/** The possible questions of a note, of both sorts. */
export interface Candidates {
  parts: NoteParts;
  choices: readonly Choice[];
  typedQuestions: readonly TypedCandidate[];
}

/** A question of a set: with four options, or with a body. */
export type AnyDraft = QuestionDraft | TypedDraft;

/** The cost of each further question of the same kind, type or list. */
const REPEATED = { kind: 0.25, topic: 0.5, type: 0.15 };
/** A line that a lecturer marked comes before the best question of other lines of its part. */
const MARKED = 1;

/**
 * Chooses the questions of a set: its parts of the note by plan, and no fact, answer or question twice.
 *
 * @param request the note and the number
 * @param candidates all possible questions of the note
 * @param writtenQuestions questions of a model that are in the set already; their keys are excluded answers
 * @returns at most `count` questions in the order of their choice; the key of a question with options is its first option
 */
export function chooseQuestions(
  { document, count, excludedAnswers, scope = wholeNote, earlier = [] }: QuestionRequest,
  { parts, choices, typedQuestions }: Candidates,
  writtenQuestions: readonly QuestionDraft[] = [],
): AnyDraft[] {
  const note = gateNote(document);
  const excluded = new Set(excludedAnswers.map(normalForm));
  const drafts = new Map<Candidate, AnyDraft>();
  const options = [...writtenQuestions];
  const bodies: TypedCandidate[] = [];

  const acceptChoice = (candidate: Choice): boolean => {
    const draft = excluded.has(normalForm(candidate.key)) ? null : getChoiceDraft(candidate);
    if (draft === null || getFaults(draft, note, options).length > 0) return false;
    if (bodies.some((body) => overlaps(body, draft))) return false;
    drafts.set(candidate, draft);
    options.push(draft);
    return true;
  };
  const acceptTyped = (candidate: TypedCandidate): boolean => {
    const isDuplicate =
      isRepeated(candidate, excluded) ||
      options.some((draft) => overlaps(candidate, draft)) ||
      bodies.some((body) => printsAnswer(candidate, body));
    if (isDuplicate) return false;
    drafts.set(candidate, getTypedDraft(candidate, document.title));
    bodies.push(candidate);
    return true;
  };
  const chosenItems = chooseByPlan<Candidate>(
    [...withinScope(choices, scope), ...typedQuestions.filter((candidate) => isInScope(candidate, scope))],
    {
      weights: parts.parts.map(({ weight }) => weight),
      count,
      describe: (candidate) => describe(candidate, parts),
      accept: (candidate) => (isChoice(candidate) ? acceptChoice(candidate) : acceptTyped(candidate)),
      existingParts: [...writtenQuestions.map(({ source }) => source), ...earlier].map((quoted) =>
        getPartOfQuote(parts, quoted, document),
      ),
    },
  );
  return chosenItems.flatMap((candidate) => drafts.get(candidate) ?? []);
}

type Candidate = Choice | TypedCandidate;

const isChoice = (candidate: Candidate): candidate is Choice => 'key' in candidate;

function describe(candidate: Candidate, parts: NoteParts): Planned {
  const position = getPosition(candidate.origin, parts);
  if (isChoice(candidate)) {
    const { kind, topic, worth, spends } = candidate;
    const shares = [
      { name: `kind ${kind}`, cost: REPEATED.kind },
      { name: 'type choice', cost: REPEATED.type },
      ...(topic === undefined ? [] : [{ name: `topic ${topic}`, cost: REPEATED.topic }]),
    ];
    return { part: position.part, priority: worth + position.marked, facts: spends, shares, list: topic };
  }
  const { body, priority, facts, isOwn } = candidate;
  // The note's own questions are of whatever type they are.
  const shares = isOwn ? [] : [{ name: `type ${body.type}`, cost: REPEATED.type }];
  return { part: position.part, priority: priority + position.marked, facts, shares };
}

function getPosition({ page, start }: FactOrigin, parts: NoteParts): { part: number; marked: number } {
  return { part: parts.getIndex(page, start), marked: parts.isMarked(page, start) ? MARKED : 0 };
}

function getTypedDraft({ kind, stem, body, explanation, origin }: TypedCandidate, title: string): TypedDraft {
  const source = { page: origin.page, section: origin.section ?? title, quote: origin.quote };
  return { kind, stem, body, explanation, source };
}

/** Both ask one fact if their source is the same line, or if one of them prints the answer of the other. */
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

/** No question of a set gives the answer to another question. */
function printsAnswer(one: TypedCandidate, other: TypedCandidate): boolean {
  if (one.isOwn && other.isOwn) return false;
  const prints = (stem: string, answers: readonly string[]) =>
    answers.some((answer) => containsWords(normalForm(stem), normalForm(answer)));
  return prints(one.stem, other.answers) || prints(other.stem, one.answers);
}
