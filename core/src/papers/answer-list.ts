import type { StudyDocument } from '../text/document.ts';
import { collectAnswers } from './answers/collect-answers.ts';
import { getPaperLines } from './lines/paper-lines.ts';
import type { AnswerList } from './paper.ts';

/**
 * Reads a file that holds the answers of a paper.
 *
 * @param document with numbered answers in lines or tables
 * @returns answers in their order; everything else is omitted
 */
export function readAnswerList(document: StudyDocument): AnswerList {
  return collectAnswers(getPaperLines(document));
}
