/** Help with one practice question: three hints that make its student think, and only then the answer. */
import { asMarkdown } from '../../cards/note-markdown.ts';
import { blankedText } from '../../practice/blanked-text.ts';
import { fallingOptions } from '../../practice/hints.ts';
import type { Markup } from '../../questions/bank-question.ts';
import { coverage } from '../../text/set-overlap.ts';
import { contentStems } from '../../text/words.ts';
import { type HelpStep, helpSteps } from '../assistant-rules.ts';

/** The facts about a question for its help. */
export interface HelpedQuestion {
  stem: string;
  options: readonly string[];
  /** Indexes of the right ones, ascending. */
  keys: readonly number[];
  /** True if the student writes or arranges the answer: then the options are its parts, all of them right. */
  isWritten?: boolean;
  explanation: string;
  /** Empty, or one for each option. */
  feedback: readonly string[];
  markup: Markup;
  topic: string | null;
  /** Its source in a note; the quote contains the answer. */
  source: { title: string | null; page: number; section: string | null; quote: string } | null;
}

export interface Help {
  text: string;
  /** Indexes of options that it takes away, ascending. */
  struck: number[];
  hasNext: boolean;
}

/** @returns options that the third hint takes away: always the same ones of the same ladder */
export const struckOptions = ({ options, keys }: HelpedQuestion, seed: string): number[] =>
  fallingOptions({ options: options.length, keys, hasSource: false, hasText: false }, seed);

/** @returns the help of this step as it is without a model @param seed of the ladder */
export function getHelp(question: HelpedQuestion, step: HelpStep, seed: string): Help {
  const struck = step === 3 ? struckOptions(question, seed) : [];
  const text = { 1: whereToLook, 2: narrowerQuote, 3: struckWords, 4: theAnswer }[step](question, struck);
  return { text, struck, hasNext: step < helpSteps.length };
}

const shown = ({ markup }: HelpedQuestion, text: string) => (markup === 'plain' ? asMarkdown(text) : text);
const keyTexts = ({ options, keys }: HelpedQuestion) => keys.flatMap((key) => options[key] ?? []);
const asQuote = (text: string) => text.replace(/^/gm, '> ');

/** @returns whether the answer is in a text that must not contain it */
const isNamedIn = (question: HelpedQuestion, text: string) => blankedText(text, keyTexts(question)) !== text;

function whereToLook(question: HelpedQuestion): string {
  const { source, topic } = question;
  const ask = 'In your own words: what does this question want to know?';
  if (source === null) {
    const about =
      topic === null || isNamedIn(question, topic) ? '' : ` It belongs to “${asMarkdown(topic)}”.`;
    const next = question.isWritten ? 'then write your answer' : 'then look at the options again';
    return `${ask}${about} Say first what you know about it, ${next}.`;
  }
  const note = source.title === null ? 'your note' : `your note “${asMarkdown(source.title)}”`;
  const { section } = source;
  // A heading can be the very term of the answer.
  const part = section === null || isNamedIn(question, section) ? '' : `, in “${asMarkdown(section)}”`;
  return `${ask}\n\nIt stands on page ${source.page} of ${note}${part}. Read that part again before you continue.`;
}

function narrowerQuote(question: HelpedQuestion): string {
  const { source, explanation } = question;
  const text = source?.quote ?? explanation;
  if (text.trim() === '' && question.isWritten)
    return 'Which words of the question tell you what kind of answer it wants?';
  if (text.trim() === '')
    return 'Compare the options two by two: how do they differ? That difference is what the question is about.';
  const said = source === null ? 'What explains it' : 'Your note';
  const blanked = blankedText(text, keyTexts(question));
  const isMarkdown = source === null && question.markup === 'markdown';
  const quote = isMarkdown ? blanked.replaceAll('____', '\\_\\_\\_\\_') : asMarkdown(blanked);
  return `${said} says, with the answer left out:\n\n${asQuote(quote)}\n\n${question.isWritten ? 'What' : 'Which option'} would complete it?`;
}

function struckWords(question: HelpedQuestion, struck: readonly number[]): string {
  if (question.isWritten) return 'Read the question again, word by word: which word decides?';
  if (struck.length === 0)
    return 'No option can be ruled out without giving the answer away. Read the question again, word by word: which word decides?';
  const lines = struck.map((index) => {
    const reason = blankedText(question.feedback[index] ?? '', keyTexts(question));
    return `- ~~${shown(question, question.options[index] ?? '').replace(/\n+/g, ' ')}~~${reason === '' ? '' : ` ${shown(question, reason)}`}`;
  });
  const first = struck.length === 1 ? 'This option does not fit' : 'These options do not fit';
  return `${first}:\n\n${lines.join('\n')}\n\nHow do the others differ?`;
}

function theAnswer(question: HelpedQuestion): string {
  const { explanation, source } = question;
  const keys = keyTexts(question).map((key) => `**${shown(question, key).replace(/\n+/g, ' ')}**`);
  const parts = [
    keys.length === 1 ? `The answer is ${keys[0]}.` : `The answers are ${keys.join(' and ')}.`,
    shown(question, explanation),
    source === null ? '' : `Your note says:\n\n${asQuote(asMarkdown(source.quote))}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const ANSWERS =
  /\bthe (?:right |correct )?(?:answer|option|choice) is\b|\b(?:answer|option|choice)\s*[:(]?\s*[A-H](?![\p{L}'’])/iu;
const MOST_NAMED = 0.6;

/** @returns whether a hint of a model may be shown: the first three have nothing of the answer, the fourth has it */
export function isFitHint(hint: string, step: HelpStep, question: HelpedQuestion): boolean {
  const said = contentStems(hint);
  const requested = contentStems(question.stem);
  const isNamed = (index: number) => {
    const option = question.options[index] ?? '';
    const ownIds = new Set([...contentStems(option)].filter((stem) => !requested.has(stem)));
    return ownIds.size === 0
      ? hint.toLowerCase().includes(option.toLowerCase().trim())
      : coverage(ownIds, said) >= MOST_NAMED;
  };
  if (hint.trim() === '') return false;
  if (step === 4) return question.keys.every(isNamed);
  return !ANSWERS.test(hint) && !question.keys.some(isNamed);
}
