import {
  addQuestionPicture,
  describeQuestionPictures,
  readQuestionPicture,
} from '@akada/contract/material/question-pictures.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { QuestionPictures } from './question-pictures.service.ts';

/** A picture never changes under its id: another picture has another id. */
const cachedForever = { 'cache-control': 'public, max-age=31536000, immutable' };

export function questionPicturesRoutes(pictures: QuestionPictures): Route[] {
  return [
    route(addQuestionPicture)(async ({ caller, file, signal }) => ({
      status: 201,
      body: await pictures.upload(caller.userId, file, signal),
    })),
    route(describeQuestionPictures)(async ({ query }) => ({
      status: 200,
      body: { items: await pictures.describe([query.ids].flat()) },
    })),
    route(readQuestionPicture)(async ({ params }) => ({
      status: 200,
      headers: cachedForever,
      content: await pictures.read(params.id),
    })),
  ];
}
