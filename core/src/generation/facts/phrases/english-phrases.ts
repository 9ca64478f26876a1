import { isPluralPhrase } from '../../../text/number-form.ts';
import { capitalised } from '../../reading/asides.ts';
import { columnName, isOneWord, isYear, type Phrases } from './phrases.ts';
import { lowerFirst, saysWhatItDoes } from './says-what-it-does.ts';

/** The head of a column that goes on in the cell, or asks: "Headed by", "Found in", "How it sounds". */
const OPEN_HEAD = /\b(?:by|in|at|of|for|to|with|from|on|as)$|^(?:how|what|why|when|where|who|which)\b/i;

/** English forms follow the grammar of the fact: "controls the cell" is asked otherwise than "movement of water". */
export const englishPhrases: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `In which year was this: “${meaning}”?`;
    if (isOneWord(meaning)) return `Which of the following goes with “${meaning}”?`;
    return saysWhatItDoes(meaning)
      ? `Which of the following ${lowerFirst(meaning)}?`
      : `Which of the following fits the description “${meaning}”?`;
  },
  meaning: (term, meaning) => {
    if (isYear(term)) return `What does the note give for the year ${term}?`;
    return `Which of the following ${isOneWord(meaning) ? 'goes with' : 'describes'} “${term}”?`;
  },
  member: (head, isOpposite) => amongMembers(head, isOpposite, 'is'),
  exception: (head, isOpposite) => amongMembers(head, isOpposite, 'is NOT'),
  point: (head) =>
    isRole(head)
      ? `Which of the following is ${oneOf(head)}?`
      : `Which of the following is said of “${head}”?`,
  first: (head) => {
    const { opening, step } = processIn(head);
    return step === null ? `${opening} comes first?` : `Which is the first ${step}?`;
  },
  after: (before, head) => {
    const { opening, step } = processIn(head);
    return step === null
      ? `${opening} comes directly after “${before}”?`
      : `Which ${step} comes directly after “${before}”?`;
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
  subject: (value, column, subjects) =>
    `Which ${isOneSubject(subjects) ? columnName(subjects) : 'of the following'} has “${value}” under “${column}”?`,
};

/** What a list of the same role holds may suit as well, so that only the note decides. */
function amongMembers(head: string, isOpposite: boolean, verb: string): string {
  if (isOpposite) return `Which of the following ${verb} ${oneOf(head)}?`;
  return isRole(head)
    ? `According to the note, which of the following ${verb} ${oneOf(head)}?`
    : `Which of the following ${verb} ${listed(head)}?`;
}

/** "What goes in" a sales journal; "What it is used for" is no question. */
const OPEN_QUESTION =
  /^(?:what|who|which)\s(?!(?:the|an?|its|their)\s|.*\b(?:it|they|he|she|we|you)\b).*\s(?:in|on|at|for|to|with|from|by|into)$/i;
/** "Headed by", "Found in", and not "Need for". */
const DONE_BY =
  /^(?<done>\p{L}{2,}[^e\s]ed|used|found|held|kept|led|left|made|sent|built|bound|known|grown|taken|given|written|spoken|eaten|driven|hidden|chosen|broken) (?<preposition>in|on|at|for|to|with|from|by|into|as)$/iu;
const STEPS_OF = /^(?:the )?(?<step>step|stage|phase)s (?<of>(?:of|in|for|to) .+)$/i;
const HOW = /^how (?<clause>(?:an?|the) .+)$/i;
const HOW_TO = /^how to (?<done>.+)$/i;

/** How the steps of a list are asked: "Which stage of the accounting cycle", "When a bill becomes law, what". */
function processIn(head: string): { opening: string; step: string | null } {
  const { step, of } = STEPS_OF.exec(head)?.groups ?? {};
  if (step !== undefined && of !== undefined) return { opening: '', step: `${step.toLowerCase()} ${of}` };

  const clause = HOW.exec(head)?.groups?.clause;
  if (clause !== undefined) return { opening: `When ${lowerFirst(clause)}, what`, step: null };
  const done = HOW_TO.exec(head)?.groups?.done;
  return { opening: done === undefined ? `In “${head}”, what` : `To ${lowerFirst(done)}, what`, step: null };
}

/** "Causes of erosion" are causes wherever they stand, and so are functions, types and examples. */
const ROLE =
  /^(?:the )?(?:functions?|causes|effects|types|kinds|forms|examples|advantages|disadvantages|benefits|problems|sources|uses|features|characteristics|symptoms|signs|reasons|factors|methods|ways|duties|roles|importance|properties|consequences|differences|similarities|members|parts|components|branches|organs|products|purposes|aims|objectives|merits|demerits|qualities|conditions|requirements) (?:of|in|for|to) /i;

const isRole = (head: string) => ROLE.test(head);

/** "Planet" has a value; "Planets" would have theirs, and "Found in" is no subject. */
function isOneSubject(subjects: string): boolean {
  return subjects !== '' && !isPluralPhrase(subjects) && !OPEN_HEAD.test(subjects);
}

/** "one of the causes of inflation". */
function oneOf(head: string): string {
  const plain = head.replace(/^the\s+/i, '');
  return /^\p{L}+s\b/iu.test(plain) ? `one of the ${lowerFirst(plain)}` : listed(head);
}

const listed = (head: string) => `listed under “${head}”`;
