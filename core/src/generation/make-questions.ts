import { normalForm } from '../text/words.ts';
import { distractorsFor } from './distractors.ts';
import { explanationOf } from './explanation.ts';
import { focusedOn } from './focus.ts';
import { faultsOf, type GateNote, gateNote } from './gate/item-gate.ts';
import { IdeaPicker } from './idea-picker.ts';
import { groupsOf } from './note-group.ts';
import { readNote } from './note-reading.ts';
import { emptyTally, type GuessingTally, tallied } from './option-balance.ts';
import { chooseDistractors, type OptionChoice } from './option-choice.ts';
import type { QuestionDraft, QuestionRequest } from './question-draft.ts';
import { type QuestionIdea, questionIdeas } from './question-idea.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';
import type { Aliases } from './terms/aliases.ts';
import type { Term } from './terms/term.ts';
import { termsOf } from './terms/terms.ts';

/** Terms further down make poor questions, and looking at them costs as much as at the first. */
const LEAST_TERMS = 60;
const TERMS_PER_QUESTION = 6;

/**
 * Makes multiple-choice questions from a note, without a model: the same request gives the same questions.
 * Each of them has passed the item gate; the order is that of their worth, spread over the note.
 *
 * @returns at most `count` questions; fewer, or none, where the text does not carry more.
 */
export function makeQuestions(request: QuestionRequest): QuestionDraft[] {
  const sentences = readNote(request.document);
  const terms = termsOf(sentences);
  const excluded = new Set(request.excludedAnswers.map(normalForm));
  const ideas = questionIdeas(terms.slice(0, LEAST_TERMS + TERMS_PER_QUESTION * request.count)).filter(
    (idea) => !excluded.has(idea.term.norm),
  );
  const picker = new IdeaPicker(focusedOn(request.focus, ideas), groupsOf(sentences));
  const drafts = draftsFrom(picker, terms, gateNote(request.document), request.count);
  return dealKeyPositions(drafts, request.seed);
}

function draftsFrom(
  picker: IdeaPicker,
  terms: readonly Term[],
  note: GateNote,
  count: number,
): QuestionDraft[] {
  const drafts: QuestionDraft[] = [];
  const timesUsed = new Map<string, number>();
  let tally = emptyTally();
  while (drafts.length < count) {
    const idea = picker.next();
    if (idea === null) break;

    const choice = optionsFor(idea, terms, note.aliases, tally, timesUsed);
    const draft = choice === null ? null : draftOf(idea, choice);
    if (choice === null || draft === null || faultsOf(draft, note, drafts).length > 0) {
      picker.refuse(idea);
      continue;
    }
    picker.use(idea);
    tally = tallied(tally, choice.won);
    for (const { term } of choice.distractors) timesUsed.set(term.norm, (timesUsed.get(term.norm) ?? 0) + 1);
    drafts.push(draft);
  }
  return drafts;
}

function optionsFor(
  idea: QuestionIdea,
  terms: readonly Term[],
  aliases: Aliases,
  tally: GuessingTally,
  timesUsed: ReadonlyMap<string, number>,
): OptionChoice | null {
  return chooseDistractors(idea, distractorsFor(idea, terms, aliases), aliases, tally, timesUsed);
}

/** The key stands first until the positions are dealt. */
function draftOf(idea: QuestionIdea, { distractors }: OptionChoice): QuestionDraft {
  const { sentence } = idea.mention;
  return {
    stem: idea.stem,
    options: [idea.key.surface, ...distractors.map((distractor) => distractor.form.surface)],
    answerIndex: 0,
    explanation: explanationOf(idea, distractors),
    source: { page: sentence.page, section: sentence.section, quote: sentence.text },
  };
}

/**
 * Deals the places of the keys, so that each position is right equally often and no order can be learnt:
 * every four questions use each position once, in an order that the seed decides. Distractors are shuffled.
 */
function dealKeyPositions(drafts: readonly QuestionDraft[], seed: string): QuestionDraft[] {
  const random = seededRandom(seed);
  let positions: number[] = [];
  return drafts.map((draft) => {
    if (positions.length === 0) positions = shuffled([...draft.options.keys()], random);
    return withKeyAt(draft, positions.pop() ?? 0, random);
  });
}

function withKeyAt(draft: QuestionDraft, answerIndex: number, random: SeededRandom): QuestionDraft {
  const key = draft.options[draft.answerIndex] ?? '';
  const options = shuffled(
    draft.options.filter((_, at) => at !== draft.answerIndex),
    random,
  );
  options.splice(answerIndex, 0, key);
  return { ...draft, options, answerIndex };
}
