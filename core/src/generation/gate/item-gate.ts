import type { StudyDocument } from '../../text/document.ts';
import { findQuote } from '../../text/fold.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { containsWords, normalForm } from '../../text/words.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { type Aliases, findAliases } from '../terms/aliases.ts';
import { getContext } from './context.ts';
import { findLeaks, hasOneKey, isLeakFree, isLeakShared, isSupported, suitsArticle } from './key-rules.ts';
import { areApart, isBestCovered, isMeant, type MeantQuestion } from './meaning-rules.ts';
import { isUnderstoodAlone } from './named-in-question.ts';
import { areOfOneForm, hasFairOptions, isConspicuous, looksAlike } from './option-form.ts';
import { givesAway, isNew, reveals } from './question-repeats.ts';
import {
  agreesInNumber,
  asksOfOneThing,
  hasFairLength,
  isSelfContained,
  isWellFormed,
  isWholeBlank,
} from './stem-rules.ts';

/** Reasons to reject a question. */
export type GateFault =
  | 'not_four_options'
  | 'quote_not_found'
  | 'not_supported'
  | 'not_one_key'
  | 'options_differ_in_form'
  | 'not_self_contained'
  | 'key_leaks'
  | 'half_blank'
  | 'ill_formed'
  | 'unfair_length'
  | 'repeated'
  | 'reveals_another';

/** The gate's facts about the note of the questions. */
export interface GateNote {
  document: StudyDocument;
  aliases: Aliases;
}

interface Judged {
  draft: QuestionDraft;
  key: string;
  distractors: string[];
  note: GateNote;
  accepted: readonly QuestionDraft[];
}

type Checks = Readonly<Record<GateFault, (judged: Judged) => boolean>>;

const CHECKS: Checks = {
  not_four_options: ({ draft }) => hasFourOptions(draft),
  quote_not_found: ({ draft, note }) => isQuoted(draft, note.document),
  not_supported: isProved,
  not_one_key: hasOneRight,
  options_differ_in_form: ({ draft, key, distractors }) =>
    draft.kind === 'term' ? looksAlike(key, distractors) : hasFairOptions(key, distractors),
  not_self_contained: ({ draft }) => isSelfContained(draft.stem),
  key_leaks: ({ draft, key, distractors }) =>
    (draft.kind === 'term' ? isLeakFree(draft.stem, key) : isLeakShared(draft.stem, key, distractors)) &&
    draft.options.every((option) => suitsArticle(draft.stem, option)),
  half_blank: ({ draft, key }) => isWholeBlank(draft.stem, key),
  ill_formed: ({ draft, key }) =>
    isWellFormed(draft.stem) && (draft.kind !== 'term' || agreesInNumber(draft.stem, key)),
  unfair_length: ({ draft, key }) => hasFairLength(draft.stem, key),
  repeated: ({ draft, accepted }) => isNew(draft, accepted),
  reveals_another: ({ draft, accepted }) => !accepted.some((other) => reveals(draft, other)),
};

/** Authors use their own words: the quotation supports the answer by its meaning, and the stem may name what it points to. */
const AUTHORED_CHECKS: Checks = {
  ...CHECKS,
  not_supported: (judged) => isMeant(meantBy(judged)),
  not_one_key: (judged) =>
    areApart(judged.draft.options, judged.note.aliases) && isBestCovered(meantBy(judged)),
  options_differ_in_form: ({ key, distractors }) => areOfOneForm(key, distractors),
  not_self_contained: ({ draft }) => isUnderstoodAlone(draft.stem),
  unfair_length: ({ draft, key }) => hasFairLength(draft.stem, key) || asksOfOneThing(draft.stem),
  key_leaks: ({ draft: { stem, kind, options }, key, distractors }) =>
    findLeaks(stem, key, distractors, kind === 'term').length === 0 &&
    options.every((option) => suitsArticle(stem, option)),
};

/** The form of the options counts only where it gives the key away: whether it is right, a reader decides. */
const WRITTEN_CHECKS: Checks = {
  ...AUTHORED_CHECKS,
  not_four_options: ({ draft }) =>
    hasFourOptions(draft) && !draft.options.some((option) => OF_OTHERS.test(option)),
  options_differ_in_form: ({ key, distractors }) => !isConspicuous(key, distractors),
  reveals_another: ({ draft, accepted }) => !accepted.some((other) => givesAway(draft, other)),
};

/** "All of the above", "both A and B": the options are dealt in another order. */
const OF_OTHERS =
  /^(?:(?:all|none|any|both|neither|either)(?: two| three)? (?:of )?(?:the |these |them\b)?(?:above|options|answers|others|[A-D] (?:and|nor|or) [A-D])?|(?:(?:options?|answers?) )?[A-D](?:, [A-D])?,? (?:and|or|nor|&) [A-D](?: only)?|(?:only )?(?:options?|answers?) [A-D](?: only)?)\.?$/iu;

/** Words only suspect these faults, and a reader decides. */
const READ_BY_MEANING: ReadonlySet<GateFault> = new Set([
  'not_supported',
  'not_one_key',
  'not_self_contained',
  'key_leaks',
]);

/** A question as the rules of meaning see it. */
function meantBy({ draft, key, distractors, note }: Judged): MeantQuestion {
  const { kind, stem, source } = draft;
  // A file without pages has sections in their stead, which may be short.
  const around = note.document.pages.filter(({ number }) => Math.abs(number - source.page) <= 1);
  const known = [...around.flatMap(({ text, section }) => [text, section]), note.document.title].join('\n');
  return { kind, stem, key, distractors, quote: source.quote, page: known };
}

/** The required content of the quotation: the list for an exception, the key for every other question. */
function isProved({ draft, key, distractors, note }: Judged): boolean {
  const { kind, stem, source } = draft;
  const quoted = normalForm(source.quote);
  const holds = (option: string) => containsWords(quoted, normalForm(option));
  if (kind === 'exception') return distractors.every(holds) && !holds(key);
  if (kind === 'order') return [key, ...distractors].every(holds);
  return isSupported(stem, key, source.quote, getContext(source, note.document));
}

/** Steps are in one list, so the quotation has all of them; for an exception it has all but the key. */
function hasOneRight({ draft, key, distractors, note }: Judged): boolean {
  const evidence = draft.kind === 'order' || draft.kind === 'exception' ? '' : draft.source.quote;
  return hasOneKey(key, distractors, evidence, note.aliases);
}

/** Prepares a note for judging; the gate is the same for the offline engine and for any model's output. */
export function gateNote(document: StudyDocument): GateNote {
  const texts = document.pages
    .map(({ text }) => withoutGaps(text))
    .flatMap((text) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end)));
  return { document, aliases: findAliases(texts, () => true) };
}

/**
 * Finds everything that is wrong with the engine's question; empty for a question that can be stored.
 *
 * @param acceptedQuestionDrafts the questions about the same note that passed earlier
 */
export function getFaults(
  draft: QuestionDraft,
  note: GateNote,
  acceptedQuestionDrafts: readonly QuestionDraft[],
): GateFault[] {
  return faultsBy(CHECKS, judgedOf(draft, note, acceptedQuestionDrafts));
}

/** The faults of a question that a second reader will read. */
export interface WrittenFaults {
  /** They hold, whatever a reader says. */
  faults: GateFault[];
  /** Words suspect them; the reader decides. */
  doubts: GateFault[];
}

/** Works like `faultsOfAuthored`, for a question whose meaning a second reader judges. */
export function faultsOfWritten(
  draft: QuestionDraft,
  note: GateNote,
  acceptedQuestionDrafts: readonly QuestionDraft[],
): WrittenFaults {
  const found = faultsBy(WRITTEN_CHECKS, judgedOf(draft, note, acceptedQuestionDrafts));
  // An article before the gap rules options out by its form: there is nothing for a reader to decide.
  const hasRevealingArticle = !draft.options.every((option) => suitsArticle(draft.stem, option));
  const isRead = (fault: GateFault) =>
    READ_BY_MEANING.has(fault) && !(fault === 'key_leaks' && hasRevealingArticle);
  return { faults: found.filter((fault) => !isRead(fault)), doubts: found.filter(isRead) };
}

/** Works like `getFaults`, for a question that its owner changed. */
export function faultsOfAuthored(
  draft: QuestionDraft,
  note: GateNote,
  acceptedQuestionDrafts: readonly QuestionDraft[],
): GateFault[] {
  return faultsBy(AUTHORED_CHECKS, judgedOf(draft, note, acceptedQuestionDrafts));
}

function judgedOf(
  draft: QuestionDraft,
  note: GateNote,
  acceptedQuestionDrafts: readonly QuestionDraft[],
): Judged {
  const key = draft.options[draft.answerIndex] ?? '';
  const distractors = draft.options.filter((_, index) => index !== draft.answerIndex);
  return { draft, key, distractors, note, accepted: acceptedQuestionDrafts };
}

function faultsBy(checks: Checks, judged: Judged): GateFault[] {
  return faultNames().filter((fault) => !checks[fault](judged));
}

function faultNames(): GateFault[] {
  return Object.keys(CHECKS) as GateFault[];
}

function hasFourOptions({ options, answerIndex }: QuestionDraft): boolean {
  const norms = options.map(normalForm);
  return (
    options.length === 4 &&
    options[answerIndex] !== undefined &&
    !norms.includes('') &&
    new Set(norms).size === 4
  );
}

function isQuoted({ source }: QuestionDraft, document: StudyDocument): boolean {
  const page = document.pages.find(({ number }) => number === source.page);
  return page !== undefined && findQuote(withoutGaps(page.text), source.quote) !== null;
}
