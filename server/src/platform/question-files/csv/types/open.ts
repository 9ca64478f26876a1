/** Open answers in a table: the model answer as it is read. */
import { defineType } from './csv-type.ts';

export const open = defineType({
  type: 'open',
  names: /^open(?:_answer)?$/,
  read: ({ answer }) => ({ body: { type: 'open', answer } }),
  write: ({ answer }) => ({ cells: { answer } }),
});
