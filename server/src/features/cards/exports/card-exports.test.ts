/** Exported cards come in again with all that their format can hold, and no export has what an exam holds. */

import {
  type Card,
  changeCardStanding,
  createCard,
  createCardsOfQuestions,
} from '@akada/contract/material/cards.ts';
import { addCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, expect, it } from 'vitest';
import { smallestPicture } from '../../../testing/pictures.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { newSitter, newTeacher } from '../../exams/testing/course-exam-people.ts';
import { coveredPicture, makeReview, shortSound } from '../testing/cards.samples.ts';
import { createImporter, exportFile } from '../testing/importer.ts';

let app: SharedTestApp;
let ada: Awaited<ReturnType<typeof createImporter>>;

/** A card of each kind, with each trait that a card can have. */
beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  ada = await createImporter(app);
  const { call } = ada;
  const picture = (await call(addQuestionPicture, { file: new File([smallestPicture], 'leaf.png') })).body;
  const sound = (await call(addCardSound, { file: new File([shortSound], 'rain.wav') })).body;
  const write = async (form: Record<string, unknown>): Promise<Card> =>
    (await call(createCard, { body: { kind: 'basic', back: 'Back', tags: [], ...form } })).body;
  const reviewedCard = await write({
    front: '**Osmosis** is \\_',
    typed: true,
    deck: 'Biology::Cells',
    tags: ['a::b', 'c'],
  });
  const flagged = await write({ front: `![leaf](image:${picture.id})`, kind: 'reversed', deck: 'Biology' });
  await write({ front: 'The {{c1::nucleus::part}} of the {{c2::cell}}', back: '', kind: 'cloze' });
  await write({ front: `Say [rain](sound:${sound.id})` });
  const { width, height } = picture;
  const occlusion = { ...coveredPicture, picture_id: picture.id, width, height };
  await write({ front: '', back: '', kind: 'occlusion', occlusion });
  await call(changeCardStanding, { params: { id: flagged.id }, body: { suspended: true, flag: 3 } });
  const [face] = reviewedCard.faces;
  await call(sendReviews, { body: { sent_at: moment(app), events: [makeReview(app, face?.id ?? '')] } });
});

/** A sound has no words in Anki, and files have new ids. */
const withoutIds = (text: string) =>
  text.replace(/\[\w+\]\(sound:[\da-f-]{36}\)/g, '[sound](file)').replace(/image:[\da-f-]{36}/g, 'file');

/** Anki counts in seconds. */
const inSeconds = (time: string | null) => time?.slice(0, 19) ?? null;

/** Selects the fields that an import does not create again. */
function describeCard({ kind, typed, tags, flag, deck, suspended, front, back, occlusion, faces }: Card) {
  return {
    kind,
    typed,
    tags,
    flag,
    deck: deck ?? 'Akada',
    suspended,
    front: withoutIds(front),
    back: withoutIds(back),
    covers: occlusion && [occlusion.hide_all, occlusion.shapes],
    faces: faces.map(({ ordinal, state }) => [
      ordinal,
      state && { ...state, due_at: inSeconds(state.due_at) },
    ]),
  };
}

type Description = ReturnType<typeof describeCard>;

const inOrder = (cards: Description[]) =>
  cards.toSorted((one, other) => one.front.localeCompare(other.front));

/** A text has neither files, nor covered pictures, nor what was done with a card. */
function asText(cards: Description[]): unknown[] {
  return cards.flatMap((card) => {
    const isComparable = card.kind !== 'occlusion' && !card.front.includes('file');
    const faces = card.faces.map(([ordinal]) => [ordinal, null]);
    return isComparable ? [{ ...card, flag: 0, suspended: false, faces }] : [];
  });
}

it.each(['apkg', 'text', 'csv'])(
  'a %s file has all of each card that its format can hold',
  async (format) => {
    const ben = await createImporter(app);
    const file = await ada.exported(format);
    const name = `cards.${format === 'text' ? 'txt' : format}`;
    expect(await ben.importFile(file, {}, name)).toMatchObject({ status: 'done', changed: 0, same: 0 });
    const [own, read] = [
      inOrder((await ada.cards()).map(describeCard)),
      inOrder((await ben.cards()).map(describeCard)),
    ];
    if (format === 'apkg') expect(read).toEqual(own);
    else expect(read.filter(({ front }) => /Osmosis|nucleus/.test(front))).toEqual(asText(own));
  },
);

it('no file has a card of a question that an exam holds', async () => {
  const teacher = await newTeacher(app, 2);
  const student = await newSitter(app, teacher);
  await student.call(createCardsOfQuestions, { body: { question_ids: teacher.questionIds } });
  const exportAll = async () => {
    const statuses: number[] = [];
    for (const format of ['apkg', 'text', 'csv'])
      statuses.push((await exportFile(app, student, format)).statusCode);
    return statuses;
  };
  expect(await exportAll()).toEqual([200, 200, 200]);
  const exam = await teacher.set({});
  await student.sit(exam.id);
  // Nothing is left to export.
  expect(await exportAll()).toEqual([409, 409, 409]);
});
