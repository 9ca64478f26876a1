/** Questions as GIFT, which has no pictures, no gaps, no orders and no reasons. */
import type { FilePassage, FileQuestion, FileRemark } from '../question-file.ts';
import { textQuestion, toMissing, type WrittenText } from '../written-file.ts';
import { writtenCategory } from './gift-metadata.ts';
import { passageBlock, questionBlock } from './write-gift-question.ts';

/**
 * A passage comes before the first of its questions. Comments hold its number and the numbers of its
 * questions, so that reading finds them again.
 *
 * @param questions in their order
 * @param passages of the questions
 * @returns the text of a file, and the omitted content
 */
export function writeGift(questions: readonly FileQuestion[], passages: readonly FilePassage[]): WrittenText {
  const blocks: string[] = [];
  const omissions: FileRemark[] = [];
  const written = new Set<number>();
  let topic: string | null = null;
  for (const [index, whole] of questions.entries()) {
    const { question, remark } = textQuestion(whole);
    if (remark !== null) omissions.push({ line: index + 1, message: remark });
    if (question === null) continue;

    const at = question.passage ?? -1;
    const passage = passages[at];
    const block = questionBlock(question, passage === undefined ? null : at + 1);
    if ('missing' in block) {
      omissions.push(toMissing(index + 1, block.missing));
      continue;
    }
    if (block.remark !== undefined) omissions.push({ line: index + 1, message: block.remark });
    if (question.topic !== topic) blocks.push(writtenCategory(question.topic));
    topic = question.topic;
    if (passage !== undefined && !written.has(at)) blocks.push(passageBlock(passage, at + 1));
    written.add(at);
    blocks.push(block.text);
  }
  return { text: blocks.map((block) => `${block}\n\n`).join(''), omissions };
}
