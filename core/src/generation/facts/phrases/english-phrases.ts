import { lowerFirst } from '../../../text/lower-first.ts';
import { isPluralPhrase } from '../../../text/number-form.ts';
import { capitalised } from '../../reading/asides.ts';
import { columnName, isYear, joined, type Phrases } from './phrases.ts';

/** The head of a column that continues in the cell, or asks: "Headed by", "Found in", "How it sounds". */
const OPEN_HEAD = /\b(?:by|in|at|of|for|to|with|from|on|as)$|^(?:how|what|why|when|where|who|which)\b/i;

/** Tables and definitions are asked in more ways, by their grammar: `choices/`. */
export const englishPhrases: Phrases = {
  term: (meaning, term) =>
    isYear(term) ? `In which year did the following happen: “${meaning}”?` : `Which term fits “${meaning}”?`,
  meaning: (term) => `What is meant by “${term}”?`,
  member: (head) => `Which of the following is one of the ${lowerFirst(head.replace(/^the\s+/i, ''))}?`,
  first: (head) => {
    const { opening, step } = findProcess(head);
    return step === null ? `${opening} comes first?` : `Which is the first ${step}?`;
  },
  after: (previous, head) => {
    const { opening, step } = findProcess(head);
    return step === null
      ? `${opening} comes directly after “${previous}”?`
      : `Which ${step} comes directly after “${previous}”?`;
  },
  value: (column, subject) => {
    if (OPEN_QUESTION.test(column)) return `${capitalised(column)} “${subject}”?`;
    const { done, preposition } = DONE_BY.exec(column)?.groups ?? {};
    if (done !== undefined && preposition !== undefined)
      return `${capitalised(preposition)} what is “${subject}” ${done.toLowerCase()}?`;
    return OPEN_HEAD.test(column)
      ? `What stands under “${column}” for “${subject}”?`
      : `What ${isPluralPhrase(column) ? 'are' : 'is'} the ${columnName(column)} of “${subject}”?`;
  },
  why: {
    says: (option, text) => `Your note says something else about “${option}”: “${text}”.`,
    others: (names) => `The other answers belong to ${joined(names, '“', '”', 'and')}.`,
    order: (previous) =>
      previous === null ? 'The list begins with it.' : `In the list it stands right behind “${previous}”.`,
  },
};

/** "What goes in" a sales journal; "What it is used for" is no question. */
const OPEN_QUESTION =
  /^(?:what|who|which)\s(?!(?:the|an?|its|their)\s|.*\b(?:it|they|he|she|we|you)\b).*\s(?:in|on|at|for|to|with|from|by|into)$/i;
/** "Headed by", "Found in", and not "Need for". */
const DONE_BY =
  /^(?<done>\p{L}{2,}[^e\s]ed|used|found|held|kept|led|left|made|sent|built|bound|known|grown|taken|given|written|spoken|eaten|driven|hidden|chosen|broken) (?<preposition>in|on|at|for|to|with|from|by|into|as)$/iu;
const STEPS_OF = /^(?:the )?(?<step>step|stage|phase)s (?<of>(?:of|in|for|to) .+)$/i;
const HOW = /^how (?<clause>(?:an?|the) .+)$/i;
const HOW_TO = /^how to (?<done>.+)$/i;

/** The wording for the steps of a list: "Which stage of the accounting cycle", "When a bill becomes law, what". */
function findProcess(head: string): { opening: string; step: string | null } {
  const { step, of } = STEPS_OF.exec(head)?.groups ?? {};
  if (step !== undefined && of !== undefined) return { opening: '', step: `${step.toLowerCase()} ${of}` };

  const clause = HOW.exec(head)?.groups?.clause;
  if (clause !== undefined) return { opening: `When ${lowerFirst(clause)}, what`, step: null };
  const done = HOW_TO.exec(head)?.groups?.done;
  return { opening: done === undefined ? `In “${head}”, what` : `To ${lowerFirst(done)}, what`, step: null };
}

/**
 * Asks which of the two labels of a line a text belongs to.
 *
 * @param one label, in small letters if it is no name
 * @param other label of the line
 * @param text that belongs to one of them
 * @returns a question that names both in the order of the alphabet, so that the order tells nothing
 */
export function askForOne(one: string, other: string, text: string): string {
  const [first = '', second = ''] = [lowerFirst(one), lowerFirst(other)].sort();
  return `${capitalised(first)} or ${second}: which of the two is described by “${text}”?`;
}
