/** Short answers: `<answer fraction="100">` and `<usecase>`. Moodle never ignores accents. */
import { childAt, lineOfText } from '../../xml/placed-element.ts';
import { readRows, writeRow } from './answer-rows.ts';
import { defineType } from './moodle-type.ts';

export const short = defineType({
  type: 'short',
  names: ['shortanswer'],
  read(question, moodleTexts, texts) {
    const rows = readRows(question, moodleTexts, texts);
    if ('wrong' in rows) return rows;

    const acceptedRows = rows.map(({ element: _, ...row }) => row);
    const isCase = /^(?:1|true)$/i.test(lineOfText(childAt(question, 'usecase')));
    return { body: { type: 'short', accepted: acceptedRows, case: isCase, accents: true } };
  },
  write(body, texts) {
    const rows = body.accepted.map((row) => writeRow(row, texts));
    const text = `    <usecase>${body.case ? 1 : 0}</usecase>\n${rows.join('')}`;
    return body.accents ? { text } : { text, remark: 'Moodle does not ignore accents.' };
  },
});
