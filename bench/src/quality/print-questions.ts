import { basename } from 'node:path';
import { makeQuestions } from '@akada/core/generation/make-questions.ts';
import { documentAt, getFiles } from './read-paths.ts';

const WANTED = 10;
const LETTERS = 'ABCD';

/**
 * Prints the questions of each note as students see them, so that a reader can judge them.
 *
 * @param paths of notes, of chapters as JSON, and of folders of either
 */
export async function printQuestions(paths: readonly string[]): Promise<void> {
  for (const path of getFiles(paths)) {
    const seed = basename(path);
    const questions = makeQuestions({
      document: await documentAt(path),
      count: WANTED,
      seed,
      excludedAnswers: [],
    });
    console.log(`\n## ${seed}: ${questions.length} questions`);
    for (const [at, { kind, stem, options, answerIndex, explanation, source }] of questions.entries()) {
      const lines = options.map((option, index) => `   ${LETTERS[index]}. ${option}`);
      const location = `page ${source.page}${source.section === null ? '' : `, “${source.section}”`}`;
      console.log(
        [
          `\n${at + 1}. [${kind}] ${stem}`,
          ...lines,
          `   Right: ${LETTERS[answerIndex]}. ${explanation}`,
          `   ${location}: “${source.quote.replace(/\s+/g, ' ')}”`,
        ].join('\n'),
      );
    }
  }
}
