/** Each question of the sample passes what the independent checker can see of a question without a note. */

import { missingForPublishing } from '@akada/core/questions/bank-question.ts';
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
function itemOf({ stem, options, answer }: PaperFile['questions'][number]): CheckedItem {
  const read = (text: string) => text.replaceAll('*', '').replace(/(\d) A$/, '$1 amperes');
  return { kind: 'sample', stem: read(stem), options: options.map(read), answerIndex: answer, quote: '' };
}

/** @returns the id and the fault of each question that has one */
function faultsOf(check: (item: CheckedItem) => string | null): string[] {
  return questions.flatMap((question) => {
    const fault = check(itemOf(question));
    return fault === null ? [] : [`${question.id}: ${fault}`];
  });
}

it('is whole enough to be published', () => {
  const { questions: rows } = rowsOfPaper(paper);
  expect(rows.flatMap(({ draft }) => Object.values(missingForPublishing(draft)))).toEqual([]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(questions.length);
});

it('has no root of its key in the stem', () => expect(faultsOf(rootLeak)).toEqual([]));

it('has brackets and quotation marks in pairs', () => expect(faultsOf(brokenPairs)).toEqual([]));

it('has no broken English', () => expect(faultsOf(grammarFault)).toEqual([]));

it('has no number that holds where the key holds', () => expect(faultsOf(boundFault)).toEqual([]));

/** What is asked there is the number of the noun. */
const asksForNumber = 'english-49';
/** Whether nouns are of one class a note has to say: without it only what the print alone shows counts. */
const ofPrint = /: (?:a number and a word|a phrase and a term|a verb and a noun|one thing and many)$/;

it('has options of one class, as far as print shows it', () => {
  const noNote = indexNote('');
  const faults = faultsOf((item) =>
    // A formula is neither a number nor a word.
    item.options.some((option) => option.includes('$')) ? null : classFault(item, noNote),
  );
  expect(faults.filter((fault) => ofPrint.test(fault) && !fault.startsWith(asksForNumber))).toEqual([]);
});

it('asks nothing twice and prints no key of another question, whatever the subject', () => {
  // Numbers and "with" stand in many stems, and give nothing away.
  const wordy = questions.filter(({ options, answer }) => /\p{L}{5,}/u.test(options[answer] ?? ''));
  const faults = pairFaults(wordy.map(itemOf), []);
  expect(faults.flatMap((fault, at) => (fault === null ? [] : [`${wordy[at]?.id}: ${fault}`]))).toEqual([]);
});
