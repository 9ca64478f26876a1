import { createCard } from '@akada/contract/material/cards.ts';
import { addCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { tabTo } from '../../testing/keyboard.ts';
import {
  button,
  choose,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeCard, makeDeck } from '../../testing/samples/card-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const path = '/flash-cards/courses?write=1';
const cover = (number: number) => button(`Cover ${number}`).first();

/** Drags a mouse over the picture, from one corner to another, in fractions of it. */
function drag(from: [x: number, y: number], to: [x: number, y: number]): void {
  const canvas = page.getByRole('img', { name: 'Below the covers' }).element().parentElement;
  if (canvas === null) throw new Error('The picture has no canvas.');
  const box = canvas.getBoundingClientRect();
  const press = (type: string, [x, y]: [number, number]) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: box.left + x * box.width,
        clientY: box.top + y * box.height,
      }),
    );
  canvas.setPointerCapture = () => {};
  press('pointerdown', from);
  press('pointermove', to);
  press('pointerup', to);
}

test('a student covers a picture with a finger and with keys, and each cover becomes a card', async () => {
  answerDecks([makeDeck(1)]);
  answer(addQuestionPicture, { id: makeId(9), width: 800, height: 600 });
  answer(createCard, makeCard(1, { kind: 'occlusion' }));
  await visit(path, { as: ngozi, width: 360 });
  await choose('Kind', 'A picture with covers: each is asked');
  await button('Add the card').click();
  await expectSeen(page.getByText('Choose a picture').nth(1));
  await userEvent.upload(field('Picture to cover'), new File(['x'], 'cell.png', { type: 'image/png' }));
  await expectSeen(page.getByRole('img', { name: 'Below the covers' }));
  await button('Add the card').click();
  await expectSeen(page.getByText('Cover a part of the picture'));

  drag([0.1, 0.1], [0.4, 0.2]);
  await expectSeen(status('1 cover, 1 card'));
  await button('Add a cover').click();
  await expectSeen(status('2 covers, 2 cards'));
  await expect.element(cover(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expectSoundState();
  await choose('When one is asked', 'Hide only that one');
  await button('Add 2 cards').click();
  await expect
    .poll(() => sent(createCard))
    .toMatchObject([
      {
        body: {
          kind: 'occlusion',
          front: '',
          back: '',
          occlusion: {
            picture_id: makeId(9),
            width: 800,
            height: 600,
            hide_all: false,
            shapes: [
              { kind: 'rect', group: 1, left: 0.1, top: 0.1, width: 0.3, height: 0.1 },
              { kind: 'rect', group: 2, left: 0.36, top: 0.45, width: 0.3, height: 0.11 },
            ],
          },
        },
      },
    ]);
});

test('covers are asked together, and removed', async () => {
  answerDecks([makeDeck(1)]);
  answer(addQuestionPicture, { id: makeId(9), width: 800, height: 600 });
  await visit(path, { as: ngozi });
  await choose('Kind', 'A picture with covers: each is asked');
  await userEvent.upload(field('Picture to cover'), new File(['x'], 'cell.png', { type: 'image/png' }));
  await expectSeen(page.getByRole('img', { name: 'Below the covers' }));
  drag([0.1, 0.2], [0.2, 0.3]);
  await expectSeen(status('1 cover, 1 card'));
  drag([0.6, 0.7], [0.5, 0.6]);
  await expectSeen(status('2 covers, 2 cards'));
  await field('How cover 2 is asked').selectOptions('With card 1');
  await expectSeen(status('2 covers, 1 card'));
  await button('Remove cover 1').click();
  await expectSeen(status('1 cover, 1 card'));
  await button('Undo the last cover').click();
  await expectSeen(status('2 covers, 1 card'));
  await button('Enlarge the picture').click();
  // A finger now moves the picture, and draws nothing.
  drag([0.1, 0.5], [0.3, 0.6]);
  await expectSeen(status('2 covers, 1 card'));
  await button('Remove cover 1').click();
  await expectGone(button('Remove cover 2'));
});

test('a sound is attached to a side, a deck is named, and a rejected sound says why', async () => {
  answerDecks([makeDeck(1)]);
  answer(createCard, makeCard(1));
  answer(addCardSound, refused('type_refused', { message: 'Choose a sound in MP3 format.' }));
  await visit(path, { as: ngozi });
  const rain = new File(['x'], 'rain.mp3', { type: 'audio/mpeg' });
  await userEvent.upload(field('Sound for the front'), rain);
  await expectSeen(page.getByText(/The sound was not added/));
  answer(addCardSound, { id: makeId(8), bytes: 400 });
  await userEvent.upload(field('Sound for the front'), rain);
  await expect.element(field('Front')).toHaveValue(`[sound](sound:${makeId(8)})`);
  await page.getByRole('textbox', { name: 'Back', exact: true }).fill('Rain');
  await field('Deck \\(optional\\)').fill('a::b::c::d::e::f::g');
  await page.getByLabelText('Type the answer before the card is turned').click();
  await button('Add the card').click();
  await expectRefused(field('Deck \\(optional\\)'), 'A deck has at most 6 levels of 100 characters');
  await field('Deck \\(optional\\)').fill('Weather::Rain');
  await dialog('Write a card').getByText('Add the card').click();
  await expect
    .poll(() => sent(createCard))
    .toMatchObject([{ body: { deck: 'Weather::Rain', typed: true, back: 'Rain' } }]);
});

/** A picture whose left half is red and whose right half is blue. */
async function makeTwoColours(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 400, height: 200 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  for (const [colour, x] of [
    ['#f00', 0],
    ['#00f', 200],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, 0, 200, 200);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'photo.png', { type: 'image/png' });
}

test('a photograph is turned and cropped before it is sent, and a cancelled one is not', async () => {
  answerDecks([makeDeck(1)]);
  answer(addQuestionPicture, { id: makeId(9), width: 200, height: 200 });
  await visit(path, { as: ngozi, width: 360 });
  const crop = dialog('Crop the picture');
  const photo = await makeTwoColours();
  await userEvent.upload(field('Picture for the front'), photo);
  await expectSeen(crop.getByRole('button', { name: 'Bottom right corner' }));
  await expectSoundState();
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(crop);
  expect(sent(addQuestionPicture)).toEqual([]);

  await userEvent.upload(field('Picture for the front'), photo);
  await crop.getByRole('button', { name: 'Turn' }).click();
  // Turned by a quarter, the red half is above: the kept part loses the lower half.
  await tabTo(crop.getByRole('button', { name: 'Bottom right corner' }));
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  await expectSeen(
    crop.getByRole('button', { name: 'The kept part: 100 % of the width, 50 % of the height' }),
  );
  await crop.getByText('Use the picture').click();
  await expect.element(field('Front')).toHaveValue(expect.stringContaining(`](image:${makeId(9)})`));
  const [call] = sent(addQuestionPicture);
  const picture = await createImageBitmap(call?.file ?? new Blob());
  expect([call?.file?.name, picture.width, picture.height]).toEqual(['photo.webp', 200, 200]);
  const canvas = new OffscreenCanvas(200, 200);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [red = 0, , blue = 255] = context?.getImageData(100, 190, 1, 1).data ?? [];
  expect([red > 200, blue < 60]).toEqual([true, true]);
});
