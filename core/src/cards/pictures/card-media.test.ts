import { expect, test } from 'vitest';
import { findCardMedia } from './card-media.ts';

const id = (digit: number) => `0${digit}000000-0000-4000-8000-000000000000`;

test('cards name pictures and sounds in both texts and under covers, and each counts once', () => {
  const card = {
    front: `![cell](image:${id(1)}) and [rain](sound:${id(2)})`,
    back: `![cell](image:${id(1)}) image:${id(3)} [no id](image:cell.png)`,
    occlusion: { picture_id: id(4) },
  };
  expect(findCardMedia([card, { ...card, occlusion: null }])).toEqual({
    pictures: [id(1), id(4)],
    sounds: [id(2)],
  });
});
