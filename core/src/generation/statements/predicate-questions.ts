import { isPluralPhrase } from '../../text/number-form.ts';
import { isEverydayWord } from '../../text/part-of-speech.ts';
import { containsWords, normalForm } from '../../text/words.ts';
import { worthOf } from '../askables/worth.ts';
import { type DefinitionKind, definitionKind, isWholePhrase } from '../definition-patterns.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { lengthRatio } from '../gate/option-form.ts';
import { isSelfContained } from '../gate/stem-rules.ts';
import type { NoteTerms } from '../options/note-terms.ts';
import { chanceOfTwo, hasRivals, plausibilityOf } from '../options/plausibility.ts';
import { areTwins, secondKeyFinder } from '../options/second-keys.ts';
import { isMisread } from '../question-idea.ts';
import { spanOf } from '../question-stem.ts';
import { capitalised } from '../reading/asides.ts';
import type { Term, TermMention } from '../terms/term.ts';
import { MOST_LENGTH_RATIO, saysTheSame } from './phrase-options.ts';
import { sentenceName, sentenceOrigin } from './sentence-origin.ts';
import { flat, phraseAt, type StatedPhrase } from './stated-phrases.ts';

/** Readers could use one of 22 such questions of books. */
const SOUND = 0.2;
const SOUND_CONTRAST = 0.3;
const DISTRACTORS = 3;
const MENTIONS_LOOKED_AT = 40;
const PREDICATES_PER_TERM = 2;
/** Each is compared with those of the other terms; a book has some thousands. */
const MOST_PREDICATES = 1_000;
const FEWEST_STEMS = 4;
const DEFINED = 0.9;
const OFTEN = 4;
const FEWEST_OF_PHRASE = 3;
/** Nobody would believe it of something of another class; but what one name did in the past another name may have done. */
const LEAST_AGREEMENT = 0.5;

const MOST_OPTIONS = 24;

/** What says what a term is comes before what only says something of it. */
const KINDS: readonly DefinitionKind[] = ['identity', 'meaning', 'subject', 'claim'];
/** What would hold of many things, or of the term only beside what was said before. */
const VAGUE =
  /^(?:(?:is|are|was|were) (?:\S+ly )?(?:one of|that|of|known|called|termed|clearly|important|essential|common|similar|different|based|related|the (?:most|first|second|third|next|last|same|result|reason|best|main|key))|includes?|became|become)\b|\b(?:will|would|may|might|could|should|seems?|appears?|tends?|not|never|no|also|too|other|another|same|each|both|more|most|less|least|many|several|often|usually|unique)\b|n[’']t\b/i;

const DEFINING: ReadonlySet<DefinitionKind> = new Set(['identity', 'meaning']);
const SAYS_LITTLE = /^(?:refers?|means?)\b/;

/** What a sentence says of the term that it begins with. */
interface Predicate extends StatedPhrase {
  term: Term;
  norm: string;
  /** The sentence up to its predicate. */
  before: string;
  mention: TermMention;
  kind: DefinitionKind;
  /** What it says is set against what the sentence says of something else. */
  isContrast: boolean;
  isPlural: boolean;
  subject: string;
}

/**
 * Asks of each term which statement is true of it, or how it differs from what its sentence sets it against; beside the key stand what the note
 * says of others of its class.
 */
export function predicateQuestions(noteTerms: NoteTerms): FactQuestion[] {
  const predicates = statedPredicates(noteTerms.terms);
  const asked = predicates.filter(({ term }) => isTaught(term));
  return asked.map((predicate) => {
    const others = optionsBeside(predicate, predicates, noteTerms);
    const likeliest = others.slice(0, DISTRACTORS).map(({ plausibility }) => plausibility);
    return {
      kind: predicate.isContrast ? 'comparison' : 'statement',
      stem: `${predicate.before} ________.`,
      key: predicate.text,
      distractors: others.map(({ text }) => text),
      origin: sentenceOrigin(predicate.sentence),
      isOfClass: hasRivals(likeliest),
      worth: worthOf((predicate.isContrast ? SOUND_CONTRAST : SOUND) * chanceOfTwo(likeliest)),
      spends: [`term:${predicate.term.norm}`, sentenceName(predicate.sentence)],
    };
  });
}

function statedPredicates(terms: readonly Term[]): Predicate[] {
  const predicates: Predicate[] = [];
  for (const term of terms) {
    if (predicates.length >= MOST_PREDICATES) break;
    predicates.push(...predicatesOf(term));
  }
  return predicates;
}

/** "The disease" and "a riot" are something else in the next paragraph. */
function isTaught({ isBold, definitionStrength, forms, mentions }: Term): boolean {
  if (isBold || definitionStrength >= DEFINED) return true;
  const surface = forms[0]?.surface ?? '';
  if (/\s/.test(surface)) return mentions.length >= FEWEST_OF_PHRASE;
  return /^\p{Lu}/u.test(surface) ? mentions.length >= OFTEN : !isEverydayWord(surface);
}

function predicatesOf(term: Term): Predicate[] {
  return term.mentions
    .slice(0, MENTIONS_LOOKED_AT)
    .flatMap((mention) => predicateAfter(term, mention) ?? [])
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind))
    .slice(0, PREDICATES_PER_TERM);
}

/** "Osteoclasts break down old bone, while osteoblasts …" */
const CONTRAST = /[\p{L}](?:,|;)? (?:while|whereas) (?:(?:an?|the) )?$/u;

function predicateAfter(term: Term, mention: TermMention): Predicate | null {
  const { sentence } = mention;
  if (sentence.tagged === null || !isWholePhrase(mention) || !isSelfContained(sentence.text)) return null;

  const { start, end } = spanOf(mention);
  const isContrast = CONTRAST.test(flat(sentence.text.slice(0, start)).concat(' '));
  const kind = definitionKind(mention);
  if (!isContrast && (!KINDS.includes(kind) || isMisread(mention))) return null;

  const predicate = phraseAt(sentence, end, 'predicate');
  if (predicate === null || predicate.stems.size < FEWEST_STEMS) return null;
  if (VAGUE.test(predicate.text) || (!DEFINING.has(kind) && SAYS_LITTLE.test(predicate.text))) return null;

  const before = capitalised(flat(sentence.text.slice(0, end)));
  const subject = flat(sentence.text.slice(start, end));
  return {
    ...predicate,
    term,
    mention,
    kind,
    norm: normalForm(predicate.text),
    before,
    isContrast,
    isPlural: isPluralPhrase(subject),
    subject,
  };
}

interface PredicateBeside {
  text: string;
  /** The log-odds that someone takes it for what is true of the term that is asked. */
  plausibility: number;
}

/** The best first. */
function optionsBeside(own: Predicate, predicates: readonly Predicate[], note: NoteTerms): PredicateBeside[] {
  const { agreement, traits } = note;
  const isSecondKey = secondKeyFinder({ ...own, stem: own.text }, note);
  return predicates
    .filter((other) => suits(other, own) && !isSecondKey(other.term))
    .filter((other) => !secondKeyFinder({ ...other, stem: other.text }, note)(own.term))
    .filter(
      (other) =>
        agreement(own.term, other.term) >= LEAST_AGREEMENT || (isNameInPast(own) && isNameInPast(other)),
    )
    .map(({ text, term }) => ({ text, plausibility: plausibilityOf(traits(term, own.term)) }))
    .sort((left, right) => right.plausibility - left.plausibility)
    .slice(0, MOST_OPTIONS);
}

/** Of its number, tense and length, and said of something else than it, its kinds and its parts. */
function suits(other: Predicate, own: Predicate): boolean {
  if (other.term === own.term || other.isPlural !== own.isPlural) return false;
  if (isPast(other) !== isPast(own) || lengthRatio(own.text, other.text) > MOST_LENGTH_RATIO) return false;
  if (containsWords(other.norm, own.term.norm)) return false;
  if (areTwins(own.term, other.term) ? own.norm === other.norm : saysTheSame(other, own)) return false;

  const [mine, others] = [own.term.norm, other.term.norm];
  return !containsWords(mine, others) && !containsWords(others, mine);
}

/** "Led" and "shocked" tell of the past; "controls" does not. */
const PAST =
  /^(?:\S+ly )?(?:\S+ed|was|were|had|did|led|won|lost|took|made|gave|came|went|saw|held|began|brought|sent|met|rose|fell|grew|fought|wrote|said|found|left|kept|put|set|stood|knew|felt|paid|sold|built|spoke|chose|drew|broke)\b/i;

const isPast = ({ text }: Predicate) => PAST.test(text);

const isNameInPast = (predicate: Predicate) =>
  isPast(predicate) && predicate.term.forms.some(({ isCapital }) => isCapital);
