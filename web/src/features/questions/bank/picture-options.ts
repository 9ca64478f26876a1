import { readQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { addressOf } from '../../../lib/http/request.ts';
import type { Options } from '../../../ui/content/content-options.ts';

/** Content below the headings of a panel, with the pictures of questions. */
export const pictureOptions: Options = {
  headingsBelow: 2,
  hiddenCloze: null,
  pictureAddress: (id) => addressOf(readQuestionPicture, { params: { id } }),
};
