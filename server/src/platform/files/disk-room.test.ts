import { expect, it } from 'vitest';
import { createDiskRoom } from './disk-room.ts';

const full = expect.objectContaining({ code: 'storage_full' });

it('the same room is promised to only one file', () => {
  const room = createDiskRoom(100, () => 250);
  room.reserve(100);

  expect(() => room.reserve(100)).toThrow(full);
  room.reserve(50);
  expect(() => room.reserve(1)).toThrow(full);
});

it('room is free again when a file needed less', () => {
  const room = createDiskRoom(100, () => 250);
  const first = room.reserve(150);
  expect(() => room.reserve(10)).toThrow(full);

  first.release();
  room.reserve(150);
});

it('bytes count once: as promised, or as written', () => {
  let free = 300;
  const room = createDiskRoom(100, () => free);
  const first = room.reserve(100);
  free -= 80;
  first.written(80);

  room.reserve(100);
  expect(() => room.reserve(1)).toThrow(full);
});

it('no room is owed for a file that became larger than announced', () => {
  let free = 300;
  const room = createDiskRoom(100, () => free);
  const first = room.reserve(50);
  free -= 150;
  first.written(150);
  first.release();

  room.reserve(50);
  expect(() => room.reserve(1)).toThrow(full);
});
