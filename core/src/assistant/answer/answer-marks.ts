/** Normalizes a model's answer: its marks in one form, and nothing of the prompt in it. */

/** Marks as models write them: [P4], [4], (P4), [P4, P7], [P4 and P7], [Passage 4], 【P4】. */
const ANY_MARK = /[[(【](?:P(?:assages? )?)?\d{1,4}(?:(?:\s*[,;–-]\s*| and )P?\d{1,4}){0,5}[\])】]/g;
/** Our own mark, which only the server writes. */
const OUR_MARK = /(?<![ \t])[ \t]*[[(【]P\s?\?[\])】]/g;
const AFTER_THE_STOP = /([.!?…]["'”’)]?)[ \t]*((?:\[P\d+\][ \t]*)+)/g;

/** "According to passage P1, …": a student knows of no passages. "According to Weber, …" is what the note says. */
const SPEAKS_OF_PASSAGES =
  /(?<=^\s*|[.!?] |[*-] )(?:According to|Based on|From) (?:the |your )?(?:provided |given )?(?:passages?|context)(?: (?:provided|given|above))?(?: ?\[?P\d{1,4}\]?)?, (\p{L})/giu;

/** The start of a copy of the prompt. */
const PROMPT =
  /(?:BEGIN|END) (?:NOTES? )?[0-9a-f]{8}\b|^(?:BEGIN|END) NOTES?\b|\(Answer in [^\n]{0,200}Mark each sentence|You help a student to /m;

/** @returns the text up to the first line that is of the prompt, or the third copy of the same line in a row */
export function withoutPrompt(text: string): string {
  const leak = PROMPT.exec(text);
  const answerText = leak === null ? text : text.slice(0, leak.index);
  const repeated = /^(\S[^\n]{12,})(?:\n+\1){2}/m.exec(answerText);
  return (repeated ? answerText.slice(0, repeated.index + (repeated[1]?.length ?? 0)) : answerText).trimEnd();
}

/**
 * @param passageNumbers numbers of the sent passages: a plain number in brackets is a mark only if it is one of them
 * @param hasNames whether the note names things "P1" itself: in round brackets they are no marks then
 * @returns the text with every mark as `[P4]`, before the full stop of its sentence, and with no other word of passages before it
 */
export function withPlainMarks(text: string, passageNumbers: ReadonlySet<number>, hasNames = false): string {
  return text
    .replace(SPEAKS_OF_PASSAGES, (_, first: string) => first.toUpperCase())
    .replace(OUR_MARK, '')
    .replace(ANY_MARK, (mark) => {
      const numbers = (mark.match(/\d+/g) ?? []).map(Number);
      const isPlain =
        mark[0] !== '(' && !/[–-]/.test(mark) && numbers.every((number) => passageNumbers.has(number));
      const isMark = (mark.includes('P') && !(hasNames && mark[0] === '(')) || isPlain;
      return isMark ? numbers.map((number) => `[P${number}]`).join('') : mark;
    })
    .replace(AFTER_THE_STOP, (_, stop: string, marks: string) => ` ${marks.replace(/\s+/g, '')}${stop}`);
}

/** The look behind keeps a long run of spaces from being read once for each of them. */
const MARKS = /(?<![ \t])[ \t]*\[P(\d+|\?)\]/g;

/** @returns the numbers that a sentence is marked with, and the sentence without marks */
export function findMarks(sentence: string): { numbers: number[]; plain: string } {
  const numbers = [...sentence.matchAll(MARKS)].map(([, number]) => Number(number));
  return { numbers: numbers.filter((number) => !Number.isNaN(number)), plain: sentence.replace(MARKS, '') };
}

/** @returns a sentence with a mark at its end, before the sign that ends it */
export function marked(plain: string, marks: string): string {
  if (marks === '') return plain;
  const end = findEnd(plain);
  return `${plain.slice(0, end).trimEnd()} ${marks}${plain.slice(end)}`;
}

/**
 * Reads backwards from the end. A regular expression would try again at each sign of a long run, which takes quadratic time.
 *
 * @returns the index of the signs that end the sentence
 */
function findEnd(sentence: string): number {
  const skipBack = (end: number, signs: string) => {
    let index = end;
    while (index > 0 && signs.includes(sentence.charAt(index - 1))) index -= 1;
    return index;
  };
  return skipBack(skipBack(sentence.trimEnd().length, `"'”’)*_`), '.!?…');
}
