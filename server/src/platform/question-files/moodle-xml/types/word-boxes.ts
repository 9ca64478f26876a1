/** Words to select or to drag into a text: `[[2]]` in the text is a gap, and the second word belongs there. */
import { bodyLimits, type GapsBody } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { writeMarker } from '../../bodies/gap-markers.ts';
import { childAt, getChildren, lineOfText } from '../../xml/placed-element.ts';
import { defineType } from './moodle-type.ts';

export const wordBoxes = defineType({
  type: 'gaps',
  names: ['gapselect', 'ddwtos'],
  read(question, moodleTexts) {
    const elements = getChildren(question, 'selectoption', 'dragbox');
    const problem = getCountProblem(elements.length, bodyLimits.gaps * bodyLimits.gapOptions, 'words');
    if (problem !== null) return { wrong: problem };
    const boxes = elements.map((element) => ({
      text: moodleTexts.readAnswer(element),
      group: lineOfText(childAt(element, 'group')),
    }));
    const gaps: GapsBody['gaps'] = [];
    let unknown: string | null = null;
    const stem = moodleTexts.stemWithGaps((raw) =>
      raw.replace(/\[\[(\d{1,4})\]\]/g, (found, digits: string) => {
        const right = boxes[Number(digits) - 1];
        if (right === undefined) unknown ??= found;
        // More gaps than a question has are counted, and are no use.
        gaps.push(gaps.length > bodyLimits.gaps ? { weight: 1, answer: noWords } : toGap(boxes, right));
        return writeMarker(gaps.length);
      }),
    );
    if (unknown !== null) return { wrong: `There is no word for the gap ${unknown}.`, line: question.line };
    return { body: { type: 'gaps', gaps }, stem };
  },
});

const noWords = { type: 'select' as const, options: [] };

interface Box {
  text: string;
  group: string;
}

function toGap(boxes: readonly Box[], right: Box | undefined): GapsBody['gaps'][number] {
  const texts = new Set(boxes.flatMap(({ text, group }) => (group === right?.group ? [text] : [])));
  const options = [...texts].map((text) => ({ text, share: text === right?.text ? 1 : 0, feedback: '' }));
  return { weight: 1, answer: { type: 'select', options } };
}
