/** Finds out that a note denies what a question takes for granted: "Why was there a breach in Bolton v Stone?" */
import { getStem } from '../../text/stem.ts';
import { getWords, isStopWord, type Word } from '../../text/words.ts';

/** Questions that take their statement for granted. */
const TAKES_FOR_GRANTED =
  /\b(?:why|how come|reasons? (?:why|that|for)|explain (?:why|that|how)|given that|now that|since when|what makes)\b/i;
const NEGATION =
  /^(?:no|not|never|neither|nor|none|cannot|without|hardly|fails?|failed|unable|denied|\p{L}+n['’]?t)$/iu;
/** Words that only look like a shortened "not": "want", "different". */
const SHORTENED =
  /^(?:is|are|was|were|do|does|did|has|have|had|ca|can|could|wo|would|should|must|need)n['’]?t$/i;
/** "Owed no duty", "does not really show": more words between them belong to another statement. */
const MAX_DISTANCE = 2;
/** A sentence with fewer of the question's words is about something else. */
const MIN_SHARED = 0.5;

const opposites = new Map(
  `increase decrease|increase reduce|increase lower|rise fall|high low|higher lower|raise lower|more less|fast slow|faster slower|lengthen shorten|double shorten|double halve
  gain lose|expand contract|strengthen weaken|strong weak|large small|begin end|before after|inside outside|upper lower|left right|acidic alkaline|positive negative
  active passive|rigid flexible|legal illegal|lawful unlawful|valid invalid|win lose|accept reject|allow prevent|attract repel|warm cool|hot cold|hard soft|thick thin
  wide narrow|deep shallow|direct indirect|systole diastole|anode cathode|import export|supply demand|debit credit|hold drain|first last|appoint remove`
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.trim().split(' ').map(getStem);
      return [[`${one} ${other}`], [`${other} ${one}`]] as [string][];
    })
    .map(([pair]) => [pair, true]),
);

/**
 * @param answer the sentence or line of the note that fits the question best
 * @returns whether it denies the statement, by a negation before one of its words or by an opposite
 */
export function contradictsPremise(question: string, answer: string): boolean {
  if (!TAKES_FOR_GRANTED.test(question)) return false;
  const [asked, said] = [question, answer].map(getWords) as [Word[], Word[]];
  if (asked.some(isNegation)) return false;
  const subjects = asked.filter(({ lower }) => !isStopWord(lower));
  const stems = new Set(said.map(({ stem }) => stem));
  const missing = subjects.filter(({ stem }) => !stems.has(stem));
  if (subjects.length === 0 || 1 - missing.length / subjects.length < MIN_SHARED) return false;
  const isDenied = said.some((word, index) => isNegation(word) && deniesNext(said, index, subjects));
  return isDenied || missing.some(({ stem }) => said.some((word) => opposites.has(`${stem} ${word.stem}`)));
}

const isNegation = ({ text }: Word) =>
  NEGATION.test(text) && (!/n['’]?t$/i.test(text) || SHORTENED.test(text));

function deniesNext(sentenceWords: readonly Word[], index: number, subjects: readonly Word[]): boolean {
  const next = sentenceWords.slice(index + 1, index + 1 + MAX_DISTANCE);
  return next.some(({ stem }) => subjects.some((subject) => subject.stem === stem));
}
