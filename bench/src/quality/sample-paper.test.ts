/** Each question of the sample passes what the independent checker can see of a question without a note. */

import { missingForPublishing } from '@akada/core/questions/question-rules.ts';
import { expect, it } from 'vitest';
import {
  type PaperFile,
  readSamplePaper,
} from '../../../server/src/features/questions/sample/sample-paper.ts';
import { rowsOfPaper } from '../../../server/src/features/questions/sample/sample-rows.ts';
import type { CheckedItem } from './checker/checked-item.ts';
import { classFault } from './checker/class-fault.ts';
import { brokenPairs, grammarFault } from './checker/grammar-fault.ts';
import { indexNote } from './checker/note-index.ts';
import { boundFault } from './checker/number-bound.ts';
import { rootLeak } from './checker/root-leak.ts';
import { pairFaults } from './checker/set-pairs.ts';

const paper = await readSamplePaper();
const questions = paper.flatMap((file) => file.questions);

/** As the checker reads it: it knows no Markdown, and takes the unit of a current for an article. */
function getItem({ stem, options, answer }: PaperFile['questions'][number]): CheckedItem {
  const read = (text: string) => text.replaceAll('*', '').replace(/(\d) A$/, '$1 amperes');
  return { kind: 'sample', stem: read(stem), options: options.map(read), answerIndex: answer, quote: '' };
}

/** @returns the id and the fault of each question that has one */
function getFaults(check: (item: CheckedItem) => string | null): string[] {
  return questions.flatMap((question) => {
    const fault = check(getItem(question));
    return fault === null ? [] : [`${question.id}: ${fault}`];
  });
}

it('the sample paper is complete enough to be published', () => {
  const { questions: rows } = rowsOfPaper(paper);
  expect(rows.flatMap(({ draft }) => Object.values(missingForPublishing(draft)))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(questions.length);
});

it('the sample paper has no stem with a root of its key', () => expect(getFaults(rootLeak)).toEqual([]));

it('the sample paper has brackets and quotation marks in pairs', () =>
  expect(getFaults(brokenPairs)).toEqual([]));

it('the sample paper has no broken English', () => expect(getFaults(grammarFault)).toEqual([]));

it('the sample paper has no second number that fits like the key', () =>
  expect(getFaults(boundFault)).toEqual([]));

/** This question asks for the number of the noun. */
const asksForNumber = 'english-49';
/** Only a note can show that nouns share a class: without it only the faults visible in the print count. */
const ofPrint = /: (?:a number and a word|a phrase and a term|a verb and a noun|one thing and many)$/;

it('the sample paper has options of one class, as far as print shows it', () => {
  const noNote = indexNote('');
  const faults = getFaults((item) =>
    // A formula is neither a number nor a word.
    item.options.some((option) => option.includes('$')) ? null : classFault(item, noNote),
  );
  expect(faults.filter((fault) => ofPrint.test(fault) && !fault.startsWith(asksForNumber))).toEqual([]);
});

it('the sample paper has no repeated question and no key of another question in any subject', () => {
  // Numbers and "with" occur in many stems, so they reveal no answer.
  const wordy = questions.filter(({ options, answer }) => /\p{L}{5,}/u.test(options[answer] ?? ''));
  const faults = pairFaults(wordy.map(getItem), []);
  expect(faults.flatMap((fault, index) => (fault === null ? [] : [`${wordy[index]?.id}: ${fault}`]))).toEqual(
    [],
  );
});
