/** Openings that lean on a sentence before. */
const LEANING_START =
  /^(?:he|she|it|they|this|that|these|those|we|you|i|his|her|its|their|our|your|such|here|there|another|other|others|both|either|neither|however|therefore|thus|hence|for example|for instance|but|and|so|or|nor|yet|also|then|additionally|moreover|furthermore|instead|similarly|likewise|consequently|finally|as a result|in this|in these|in such|in addition|in contrast|because of this|together|again|still|rather|meanwhile|nevertheless|nonetheless|conversely|if so|to do so|as such|as you|as we|let|let's|consider|imagine|suppose|recall|remember|note|notice|see|visit|click|read|watch|look|try|ask|take|listen|compare|explain|describe|identify|discuss|list|define)\b/i;

/** Words that point at something outside the sentence, wherever they stand. */
const POINTING =
  /\b(?:this|these|those|such|figures?|tables?|chapters?|above|below|previous|previously|earlier in|earlier|videos?|websites?|links?|we|our|ours|us|ourselves|you|your|yours|yourself|me|my|mine|let's|aforementioned|latter|former|following (?:section|paragraph|page|list|example)s?|next section|discussed|mentioned|shown here|example shown|in the text|in the book|in the module|as described)\b/i;

const PRONOUN = /\b(?:he|she|it|they|them|him|his|her|hers|its|their|theirs|it's|he's|she's|they're)\b/i;
const EARLY_WORDS = 4;

/**
 * True when a sentence can be understood by someone who has not just read the one before it: no opening that
 * leans back, no pointing word, no early pronoun, no address of the reader.
 */
export function isSelfContained(sentence: string): boolean {
  const text = sentence.trim().replaceAll('’', "'");
  if (LEANING_START.test(text)) return false;
  if (POINTING.test(text.replace(/^Which of the following\b/i, ''))) return false;

  const early = text.split(/\s+/).slice(0, EARLY_WORDS).join(' ');
  return !PRONOUN.test(early);
}
