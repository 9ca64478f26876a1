/** Sentences about a past paper. */
import type { PastPaper, PastPaperQuestion, PastPaperReview } from '@akada/contract/material/past-papers.ts';
import type { PaperBody } from '@akada/core/papers/paper.ts';
import { counted } from '../../lib/format/numbers.ts';

export const bodyNames: Record<PaperBody, string> = {
  utme: 'UTME (JAMB)',
  post_utme: 'Post-UTME',
  waec: 'WAEC',
  neco: 'NECO',
  nabteb: 'NABTEB',
  bece: 'BECE',
  gce: 'GCE',
  department: 'Department exam',
};

const origins: Record<NonNullable<PastPaperQuestion['key_from']>, string> = {
  marked: 'marked in the paper',
  inline: 'printed at the question',
  list: 'from the answer list',
  person: 'yours',
};

/** @returns `from the answer list`; empty without a key */
export const getOrigin = ({ key_from }: PastPaperQuestion): string =>
  key_from === null ? '' : origins[key_from];

const isIncluded = ({ is_left_out }: PastPaperQuestion): boolean => !is_left_out;
/** A question of a running exam has its key, which is not shown. */
const lacksKey = ({ key_from, held, is_left_out }: PastPaperQuestion): boolean =>
  key_from === null && !held && !is_left_out;
/** True if the keys that are typed in one go include its key. */
export const hasKeyOptions = (question: PastPaperQuestion): boolean =>
  isIncluded(question) && question.options.length > 0;

/** @returns `UTME (JAMB) 2015, Physics, Waves`; empty if nothing is known */
export function getPaperName({ body, year, subject, topic }: PastPaper): string {
  const title = [body === null ? '' : bodyNames[body], year ?? ''].filter(Boolean).join(' ');
  return [title, subject, topic].filter(Boolean).join(', ');
}

/** @returns the sentence below the number of ready questions */
export function getNext({ paper, questions }: PastPaperReview): string {
  if (paper.questions === 0) return 'No question remains. Undo one to practise it.';
  const missing = questions.filter(lacksKey);
  const has = missing.length === 1 ? 'has' : 'have';
  const needsWords = missing.every(({ options }) => options.length === 0);
  const lack = needsWords
    ? 'no answer yet. Edit the question to write one.'
    : 'no key yet. Tap the right option.';
  if (missing.length > 0) return `${counted(missing.length, 'question')} ${has} ${lack}`;
  if (paper.ready < paper.questions) return 'Every question has a key, but not all can be asked yet.';
  return 'Every question has a key.';
}

/** @returns the question to mend next; undefined if all are ready */
export function getFirstUnready({ paper, questions }: PastPaperReview): PastPaperQuestion | undefined {
  const missing = questions.find(lacksKey);
  if (missing !== undefined || paper.ready === paper.questions) return missing;
  return questions.find((question) => isIncluded(question) && question.problems.length > 0);
}

/** @returns `Give 2 keys`, or `Correct 2 questions` if only their texts are wrong */
export function getMending({ paper, questions }: PastPaperReview): string {
  const missing = questions.filter(lacksKey);
  const noun = missing.every(({ options }) => options.length === 0) ? 'answer' : 'key';
  if (missing.length > 0) return `Give ${counted(missing.length, noun)}`;
  return `Correct ${counted(paper.questions - paper.ready, 'question')}`;
}

export const getPractice = (count: number): string => `Practise ${counted(count, 'question')}`;

interface Section {
  title: string;
  questions: PastPaperQuestion[];
}

/** @returns the questions in their sections, in the order of the paper */
export function getSections(questions: readonly PastPaperQuestion[]): Section[] {
  const sections: Section[] = [];
  for (const question of questions) {
    const last = sections.at(-1);
    if (last?.title === question.section) last.questions.push(question);
    else sections.push({ title: question.section, questions: [question] });
  }
  return sections;
}
