/** Short answers in a table: `Abuja|%50%Lagos`. */
import { defineType } from './csv-type.ts';
import { readWeighed, writeWeighed } from './weighed-texts.ts';

export const short = defineType({
  type: 'short',
  names: /^(?:short(?:_?(?:answer|text))?|fill_in_the_blank|text)$/,
  read(cells) {
    const { rows, warnings } = readWeighed(cells);
    const acceptedRows = rows.map((row) => ({ ...row, text: row.text.replace(/\s+/g, ' ') }));
    return { body: { type: 'short', accepted: acceptedRows, case: false, accents: true }, warnings };
  },
  write(body) {
    const cells = writeWeighed(body.accepted);
    const isHeld = !body.case && body.accents;
    return isHeld
      ? cells
      : { ...cells, remark: 'A table does not say that capitals count, or that accents do not.' };
  },
});
