/** Phrases and words that only this repository used, each with plain English to write instead. */
import { auxiliaries, baseForm, prepositions, subordinators } from './grammar-words.ts';

export interface DialectPhrase {
  pattern: RegExp;
  instead: string;
  /** Tells the plain English use of the same words from the dialect, by the text on both sides. */
  isPlain?: (leftText: string, rightText: string, kind: string) => boolean;
}

/** Each line has the phrases, a colon, and the replacement. A trailing `*` matches any ending. */
const phrases = `
nobody|somebody: the role: caller, owner, student, reader
whoever|whomever: the role: caller, owner, student, reader
anew: again
of what|for what|with what|by what|in what|from what|about what: name the thing
what is said|is said of|what it says|what is known of: the message, the text, the known facts
one that|the one that|those that|those of|that of|those who|such as are: repeat the noun
null where|undefined where|empty where|false where|true where: null if
where there is|where there are|where it is|where it has|where nothing|where none: if
stands in|stands for|stands on|stand in|stands at|what stands: is in, represents
so many: at most this many
of its own|of their own: its own, a separate
of one's own|one's: a person's own
under way: in progress
is over|was over|were over|are over: has ended, is finished
goes on|go on|went on: continues
is gone|are gone|was gone|were gone: was deleted, no longer exists
at once: immediately, at the same time
in place of: instead of
left out|leaves out|leave out: omitted, omits
is asked for|are asked for|was asked for|were asked for: requested
takes back|take back|taken back|taking back: undoes, withdraws
given back|gives back|give back: returned, refunded
is to be|are to be|was to be|were to be|has to be|have to be: must be, should be
begun: started
another one|each other one|the other one: repeat the noun
by itself: automatically, separately
alone: only
beside: next to, in addition to
meanwhile: in the meantime, concurrently
refus*: reject, rejection, error
wholly|as a whole|the whole of: completely, all of
for each of which|all of which|each of which|of which: start a new sentence
has it that|save that|but for: except that
bears|bore|borne: has, supports
brings|bring|brought: adds, includes, loads
hands in|handed in|hand in: submits, submitted
may not: must not, cannot
lends|lent|borrows|borrowed: shares, reuses
forget|forgets|forgotten|forgot: clear, discard
stretch|stretches: range, span
erst*|thereof|therein|whereof|wherein|herein|hence|thereby|whereby|lest: because, so, in it
kin|alike|likewise: the same, also
`;

const plainUses: Record<string, DialectPhrase['isPlain']> = {
  'nobody|somebody': (_, rightText) => /^ else\b/i.test(rightText) || opensVerb(rightText),
  'of its own|of their own': (_, rightText) => opensNoun(rightText),
  'so many': (_, rightText) => /^( \w+){1,3} that\b/i.test(rightText),
  // A visible text speaks of people and their exams; code submits and clears.
  'hands in|handed in|hand in': (_, __, kind) => kind === 'texts',
  'forget|forgets|forgotten|forgot': (leftText, rightText, kind) =>
    kind === 'texts' && (/\byou (would )?$/i.test(leftText) || /^ your password\b/i.test(rightText)),
  'may not': (leftText) => /\bmay or $/i.test(leftText),
  alone: (leftText, rightText) =>
    /\bstand(s|ing)?\s$/i.test(leftText) || /^ or together/i.test(rightText) || opensVerb(rightText),
  'at once': (leftText) =>
    /\b(\d[\d,.]*|two|three|four|five|ten|twenty|fifty|hundred|several|many|all|both)(\s\w+){0,2}\s$/i.test(
      leftText,
    ),
  'refus*': (leftText, rightText) =>
    /\bconnections?\s(\w+\s)?$/i.test(leftText) || /^\s(a |the )?connections?\b/i.test(rightText),
};

/** After a subject a verb comes next: "the password opens it", with the word between both. */
function opensVerb(text: string): boolean {
  const word = /^\s([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return auxiliaries.has(word) || (word.endsWith('s') && baseForm(word) !== undefined);
}

/** "A unit of its own kind" has a noun after these words. */
function opensNoun(text: string): boolean {
  const word = /^\s([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'and';
  const endsPhrase = prepositions.has(word) || subordinators.has(word) || /^(and|or|but|so)$/.test(word);
  return !endsPhrase && !opensVerb(text);
}

export const dialect: readonly DialectPhrase[] = phrases
  .trim()
  .split('\n')
  .map((line) => {
    const colon = line.indexOf(': ');
    const forms = line.slice(0, colon);
    const pattern = new RegExp(`\\b(?:${forms.replaceAll('*', '\\w*')})(?![\\w'’])`, 'gi');
    return { pattern, instead: line.slice(colon + 2), isPlain: plainUses[forms] };
  });
