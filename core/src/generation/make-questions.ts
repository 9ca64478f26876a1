import { languageOf } from '../text/language.ts';
import { normalForm } from '../text/words.ts';
import { factAskables } from './askables/fact-askables.ts';
import { IdeaPicker } from './askables/idea-picker.ts';
import { sentenceAskables } from './askables/sentence-askables.ts';
import { factQuestions } from './facts/fact-questions.ts';
import { readFacts } from './facts/read-facts.ts';
import { faultsOf, type GateNote, gateNote } from './gate/item-gate.ts';
import { noteTermsOf } from './options/note-terms.ts';
import { emptyTally, tallied } from './options/option-balance.ts';
import type { QuestionDraft, QuestionRequest } from './question-draft.ts';
import { questionIdeas } from './question-idea.ts';
import { excludeLabelledSentences } from './reading/labelled-sentences.ts';
import { groupsOf } from './reading/note-group.ts';
import { readNote } from './reading/note-reading.ts';
import { excludePointingSubjects } from './reading/pointing-subjects.ts';
import { isProse } from './reading/prose.ts';
import { isWhole, wholeNote, withinScope } from './scope/within-scope.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';
import { labelledNumbers } from './statements/labelled-numbers.ts';
import { statementQuestions } from './statements/statement-questions.ts';
import { phrasesOf } from './terms/terms.ts';

/** Terms further down make poor questions, and looking at them costs as much as at the first. */
const LEAST_TERMS = 60;
const TERMS_PER_QUESTION = 6;
/** A note of 300,000 words can offer tens of thousands of questions that all fail for one reason. */
const LEAST_TRIES = 500;
const TRIES_PER_QUESTION = 40;

/**
 * Makes multiple-choice questions from a note, without a model: the same request gives the same questions.
 * Each of them has passed the item gate; the order is that of their worth, spread over the note and over the kinds.
 *
 * @returns at most `count` questions; fewer, or none, where the text does not carry more.
 */
export function makeQuestions(request: QuestionRequest): QuestionDraft[] {
  return dealKeyPositions(draftsOf(request, request.count), request.seed);
}

/** Questions, and what else the note can be asked beside them. */
export interface DraftedSet {
  questions: QuestionDraft[];
  /** Keys of other questions that would pass the gate beside these, at most as many. */
  spareAnswers: string[];
}

/** Makes the questions that `makeQuestions` makes, and looks how many of them could be replaced by others. */
export function makeSet(request: QuestionRequest): DraftedSet {
  const drafts = draftsOf(request, 2 * request.count);
  const spare = drafts.splice(request.count);
  return {
    questions: dealKeyPositions(drafts, request.seed),
    spareAnswers: spare.map(({ options, answerIndex }) => options[answerIndex] ?? ''),
  };
}

/** @param most that are wanted; what is looked at follows from the count of the request alone */
function draftsOf(request: QuestionRequest, most: number): QuestionDraft[] {
  const { document, count, scope = wholeNote } = request;
  const sentences = readNote(document);
  const groups = groupsOf(sentences);
  const note = gateNote(document);
  const noteTerms = noteTermsOf(phrasesOf(sentences), note.aliases);
  const { terms } = noteTerms;
  const facts = readFacts(document);
  excludePointingSubjects(sentences, terms);
  excludeLabelledSentences(sentences, facts.definitions);
  const looked = isWhole(scope) ? terms.slice(0, LEAST_TERMS + TERMS_PER_QUESTION * count) : terms;
  const isBook = isProse(document);
  const ideas = questionIdeas(looked);
  const language = languageOf(sentences.map(({ text }) => text).join('\n'));
  const questions = [
    ...factQuestions(facts, language, { likeness: noteTerms.likeness, isProse: isBook }),
    ...(language === 'eng' ? statementQuestions(sentences, noteTerms) : []),
    ...(language === 'eng' && !isBook ? labelledNumbers(facts.definitions) : []),
  ];
  const askables = [
    ...sentenceAskables(ideas, noteTerms, groups),
    ...factAskables(questions, sentences, note.aliases, groups),
  ];
  const excluded = new Set(request.excludedAnswers.map(normalForm));
  // Of a book readers could use hardly a question that asks for anything but a term.
  const picker = new IdeaPicker(withinScope(askables, scope), !isBook);
  return draftsFrom(picker, note, excluded, most);
}

function draftsFrom(
  picker: IdeaPicker,
  note: GateNote,
  excluded: ReadonlySet<string>,
  count: number,
): QuestionDraft[] {
  const drafts: QuestionDraft[] = [];
  const timesUsed = new Map<string, number>();
  let tally = emptyTally();
  for (let tries = LEAST_TRIES + TRIES_PER_QUESTION * count; drafts.length < count && tries > 0; tries -= 1) {
    const askable = picker.next();
    if (askable === null) break;

    const asked = askable.ask({ tally, timesUsed });
    if (asked === null || isSpent(asked.draft, excluded) || faultsOf(asked.draft, note, drafts).length > 0) {
      picker.refuse(askable);
      continue;
    }
    if (!asked.isOfClass && picker.postpone(askable)) continue;

    picker.use(askable);
    tally = tallied(tally, asked.won);
    for (const norm of asked.offered) timesUsed.set(norm, (timesUsed.get(norm) ?? 0) + 1);
    drafts.push(asked.draft);
  }
  return drafts;
}

function isSpent({ options, answerIndex }: QuestionDraft, excluded: ReadonlySet<string>): boolean {
  return excluded.has(normalForm(options[answerIndex] ?? ''));
}

/**
 * Deals the places of the keys, so that each position is right equally often and no order can be learnt:
 * every four questions use each position once, in an order that the seed decides. Distractors are shuffled.
 *
 * @returns the questions with their options in that order
 */
export function dealKeyPositions(drafts: readonly QuestionDraft[], seed: string): QuestionDraft[] {
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
