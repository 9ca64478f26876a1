import { expect, it } from 'vitest';
import { createDiskRoom } from './disk-room.ts';

const full = expect.objectContaining({ code: 'storage_full' });

it('promises the same room to one file alone', () => {
  const room = createDiskRoom(100, () => 250);
  room.reserve(100);

  expect(() => room.reserve(100)).toThrow(full);
  room.reserve(50);
  expect(() => room.reserve(1)).toThrow(full);
});

it('has room again when a file is done that needed less', () => {
  const room = createDiskRoom(100, () => 250);
  const first = room.reserve(150);
  expect(() => room.reserve(10)).toThrow(full);

  first.release();
  room.reserve(150);
});

it('counts bytes once: as promised, or as written', () => {
  let free = 300;
  const room = createDiskRoom(100, () => free);
  const first = room.reserve(100);
  free -= 80;
  first.written(80);

  room.reserve(100);
  expect(() => room.reserve(1)).toThrow(full);
});

it('never owes room for a file that became larger than it said', () => {
  let free = 300;
  const room = createDiskRoom(100, () => free);
  const first = room.reserve(50);
  free -= 150;
  first.written(150);
  first.release();

  room.reserve(50);
  expect(() => room.reserve(1)).toThrow(full);
});
