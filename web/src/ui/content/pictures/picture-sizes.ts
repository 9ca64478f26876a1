/** The sizes of pictures before they load. One call reads the sizes of all pictures of a rendering. */
import {
  describeQuestionPictures,
  maxDescribedPictures,
  type PictureSize,
} from '@akada/contract/material/question-pictures.ts';
import { call } from '../../../lib/http/call.ts';

const sizes = new Map<string, Promise<PictureSize | null>>();
let next: { ids: string[]; answer: Promise<PictureSize[]> } | null = null;

/** @returns null if the size is not known; the picture can be loaded all the same */
export function readPictureSize(id: string): Promise<PictureSize | null> {
  const knownSize = sizes.get(id);
  if (knownSize !== undefined) return knownSize;

  const size = askTogether(id).then(
    (items) => items.find((item) => item.id === id) ?? null,
    () => {
      sizes.delete(id);
      return null;
    },
  );
  sizes.set(id, size);
  return size;
}

function askTogether(id: string): Promise<PictureSize[]> {
  if (next !== null && next.ids.length < maxDescribedPictures) {
    next.ids.push(id);
    return next.answer;
  }
  const ids = [id];
  // The other pictures of this rendering come in the same task.
  const answer = Promise.resolve().then(() => {
    next = null;
    return call(describeQuestionPictures, { query: { ids }, retries: 0 }).then(({ items }) => items);
  });
  next = { ids, answer };
  return answer;
}
