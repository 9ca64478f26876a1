/** The gate's demands on only the stem: form, agreement, a complete blank, length, no need of a context. */
import { isPluralPhrase } from '../../text/number-form.ts';
import { contentStems, getWords } from '../../text/words.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
];
/** They close with the mark that opens English ones. */
const GERMAN_QUOTES = /„[^“„]*“/g;
/** "Schultz, P. & Dobbins, T. “Cosmic Cataclysm”" is an entry of a list of readings. */
const CITATION = /^[^.]{2,40}, \p{Lu}\.(?: ?\p{Lu}\.)*(?:,| &| and| \(| “| ")/u;
const COMMAND = /^(?:visit|see|click|watch|read|go to|refer to|look at|listen|try)\b/i;
const ADDRESS = /https?:|www\.|\b\w+\.(?:com|org|net|edu|gov)\b/i;
const BROKEN =
  /_{3,}[^_]+_{3,}|[,;:]\s*[.?!]|\s[,.;!]|\s\?(?!$)|\.\.|\?\?|[,;:]{2}|\s(?:of|by|to|from|with|see|for|as|and|or|the|a|an|shown|in|than|is|are)(?:[.?!]$|,)/;
/** "What is a thermometer used for?" and "Which rock is the crust made of, unlike the mantle?" are whole. */
const STRANDED =
  /^(?:What|Which(?: [\p{L}-]+){1,4}) (?:is|are|was|were|does|do|did) [^?,]+ (?:of|by|to|from|with|for|as|in)(?=\?$|, [^?]+\?$)/u;

/** True for one complete sentence: paired brackets and quotes, one final mark, no command, no web address. */
export function isWellFormed(stem: string): boolean {
  const text = stem.trim();
  if (!/^[¿"“‘']?[\p{Lu}\p{N}_]/u.test(text) || !/[.?!]["”’)]?$/u.test(text)) return false;
  if (COMMAND.test(text) || CITATION.test(text) || ADDRESS.test(text)) return false;
  if (BROKEN.test(text.replace(STRANDED, (opening) => opening.replace(/ \S+$/, '')))) return false;
  if ((text.split('"').length - 1) % 2 === 1) return false;
  const rest = text.replace(GERMAN_QUOTES, '');
  return PAIRS.every(([open, close]) => rest.split(open).length === rest.split(close).length);
}

const SINGULAR_VERB = /^(?:Which of the following|(?:[Aa]n? |[Tt]he )?_{3,}) (?:is|was|has|does)\b/;
const PLURAL_VERB = /^(?:Which of the following|(?:[Tt]he )?_{3,}) (?:are|were|have|do)\b/;

/** Returns true if the verb right after the subject has the number of the option, or if there is none. */
export function agreesInNumber(stem: string, option: string): boolean {
  const isPlural = isPluralPhrase(option);
  if (SINGULAR_VERB.test(stem)) return !isPlural;
  return !PLURAL_VERB.test(stem) || isPlural;
}

/** "Bank of ________", "Craik and ________", "Rio de ________": the blank would be half of a name. */
const NAME_BEFORE = /\p{Lu}[\p{L}'’-]*\s+(?:of|and|&|de|da|do|dos|del|di|du|von)\s+(?:the\s+)?_{3,}/u;
const NAME_AFTER = /_{3,}\s+(?:(?:of|and|for|&)\s+(?:the\s+)?)?\p{Lu}/u;
const NAME_RIGHT_BEFORE = /(?<=\S\s)\p{Lu}[\p{L}'’-]*\s+_{3,}/u;
const JOINED = /[\p{L}\p{N}][-–]_{3,}|_{3,}[-–'’]\p{L}/u;

/** A phrase with such an opening and this many words is no part of a name. */
const FEWEST_OF_PHRASE = 4;
const isPhrase = (key: string) => /^\p{Ll}/u.test(key) && getWords(key).length >= FEWEST_OF_PHRASE;

/** True when the blank takes the place of a whole name or phrase; true for a question without a blank. */
export function isWholeBlank(stem: string, key = ''): boolean {
  const halves = isPhrase(key) ? [JOINED] : [NAME_BEFORE, NAME_AFTER, NAME_RIGHT_BEFORE, JOINED];
  return !halves.some((half) => half.test(stem));
}

const FEWEST_AROUND_BLANK = 6;
const FEWEST_BESIDE_LABEL = 2;
const FEWEST_CONTENT_STEMS = 2;
const MOST = 40;
/** "________: holds the chromosomes." */
const LABEL_BLANK = /^_{3,}:|:(?: \d\.| [^.]+,)? _{3,}\.$/;
const TEMPLATE = /^which of the following\b/i;
/** "What is an atom?" and "What does the heart do?" say all that they have to, and so does a question about words in quotation marks. */
const DEFINING = /^What (?:(?:is|are) [^?]+|(?:does|do) [^?]+ do)\?$|[“«„][^”»“]+[”»“] ?\?$/u;

/**
 * Returns true for a stem of at most 40 words, without its template, that has enough content: 6 words around
 * a blank, 2 next to one for a label or its meaning, a subject next to one for a complete phrase, and in a
 * question two content words.
 */
export function hasFairLength(stem: string, key = ''): boolean {
  const requested = stem.replace(TEMPLATE, '');
  const words = getWords(requested).length;
  if (words > MOST) return false;
  if (DEFINING.test(stem)) return contentStems(stem).size > 0;
  if (stem.endsWith('?')) return contentStems(requested).size >= FEWEST_CONTENT_STEMS;
  if (isPhrase(key)) return contentStems(requested).size > 0;
  return words >= (LABEL_BLANK.test(stem) ? FEWEST_BESIDE_LABEL : FEWEST_AROUND_BLANK);
}

/** "What does a keratinocyte do?" says all that it has to: true for a short question about one thing. */
export function asksOfOneThing(stem: string): boolean {
  return (
    /^(?:What|Why|How|Where|When) (?:is|are|was|were|do|does|did) [^?]{2,60}\?$/.test(stem) &&
    contentStems(stem).size > 0
  );
}

/** Openings that lean on a sentence before. */
const LEANING_START =
  /^(?:he|she|it|they|this|that|these|those|we|you|i|his|her|its|their|our|your|such|here|there|another|other|others|both|either|neither|however|therefore|thus|hence|for example|for instance|but|and|so|or|nor|yet|also|then|additionally|moreover|furthermore|instead|similarly|likewise|consequently|finally|as a result|in this|in these|in such|in addition|in contrast|in short|in other words|in turn|in that|at that|for that|by that|by contrast|on the other hand|of course|indeed|in fact|oddly|because of this|together|again|still|rather|meanwhile|nevertheless|nonetheless|conversely|if so|to do so|as such|as you|as we|let|let's|consider|imagine|suppose|recall|remember|note|notice|see|visit|click|read|watch|look|try|ask|take|listen|compare|explain|describe|identify|discuss|list|define)(?![\p{L}\p{M}])/iu;

/** Words that point at something outside the sentence, wherever they stand. */
const POINTING =
  /\b(?:this|these|those|such(?! as\b)|figures?|tables?|chapters?|above|below|previous|previously|earlier in|earlier|the (?:first|second|third|fourth|last) (?:example|case|sentence|statement|one|group|type)|the (?:first|second|third|(?:most|least) [a-z]+|largest|smallest|biggest|oldest|youngest|highest|lowest|longest|shortest|latest|earliest|best|worst|greatest|fastest|nearest|brightest) (?:is|are|was|were)|videos?|websites?|links?|we|our|ours|us|ourselves|you|your|yours|yourself|me|my|mine|let's|aforementioned|latter|former|following (?:section|paragraph|page|list|example)s?|as the following|(?:next|last|previous|preceding|earlier|first|second) sections?|(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries|century) (?:later|earlier)|the (?:two|three|four|five) (?:[a-z]+ ){1,2}(?:are|is|were|was|have|had|can|do|did)|(?:the|an?) (?:\w+ )?diagrams?|discussed|mentioned|depicted|pictured|that (?:idea|approach|view|argument|case|law|year|day|point|act|decision|event|proposal|problem|position|suggestion|claim|plan)(?! that)|displayed to|(?:tube|panel|graph) [a-z]\b(?! [a-z])|to the (?:left|right) of (?:cent(?:er|re)|him|her)|shown here|example shown|in the text|in the book|in the module|as described)\b/i;

/** "First, society is organized": one of several that were announced before. */
const COUNTING_START = /^(?:first|second|third|fourth|next|last|firstly|secondly|thirdly|lastly),/i;

/** "The weakness, however, is ...": set against what was said before. */
const LEANING_ASIDE =
  /^[^,]{2,60}, (?:however|therefore|thus|then|moreover|too|in turn|by contrast|in contrast|on the other hand|for example|for instance|of course|nevertheless|nonetheless|meanwhile|likewise|similarly|instead|consequently|as a result),/i;

const PRONOUN = /\b(?:he|she|it|they|them|him|his|her|hers|its|their|theirs|it's|he's|she's|they're)\b/i;
/** "Mohists therefore condemn": the cause was named before. */
const CONCLUSION = /\b(?:therefore|thus|hence|consequently)\b/i;
const EARLY_WORDS = 4;

/**
 * True when a sentence can be understood by someone who has not just read the one before it: no opening that
 * or insertion that leans back, no pointing word, no early pronoun, no address of the reader.
 */
export function isSelfContained(sentence: string): boolean {
  const text = sentence.trim().replaceAll('’', "'");
  if ([LEANING_START, LEANING_ASIDE, COUNTING_START].some((leaning) => leaning.test(text))) return false;
  if (POINTING.test(text.replace(/^Which of the following\b/i, ''))) return false;

  const early = text.split(/\s+/).slice(0, EARLY_WORDS).join(' ');
  return !PRONOUN.test(early) && !CONCLUSION.test(early);
}
