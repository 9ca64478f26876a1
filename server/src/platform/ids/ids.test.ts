import { describe, expect, it } from 'vitest';
import { hashSecret, newId, newSecret, repeatableId } from './ids.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const thousand = Array.from({ length: 1_000 }, (_, index) => `${index}`);

describe('an id that a repetition finds again', () => {
  it('matches the rows of earlier versions', () => {
    expect(repeatableId('usage', 'ada', '2026-11')).toBe('f450f96d-a940-8a5f-9ce3-209c769a5b81');
  });

  it('is a UUID of the version for ids of our own making, for any parts', () => {
    for (const part of thousand) {
      expect(repeatableId(part)).toMatch(uuid);
      expect(repeatableId(part)[14]).toBe('8');
    }
  });

  it('differs for other parts, for another order and for parts that read the same when joined', () => {
    const parts = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['c', 'ab'],
      ['abc'],
      ['ab', 'c', ''],
      ['ab,c'],
      ['["ab","c"]'],
      [],
    ];
    expect(new Set(parts.map((some) => repeatableId(...some))).size).toBe(parts.length);
  });
});

describe('a secret', () => {
  it('has 256 bits, goes into a link as it stands, and is never the same', () => {
    const secrets = thousand.map(newSecret);
    expect(new Set(secrets).size).toBe(1_000);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    }
  });

  it('is found by the hash that earlier versions stored', () => {
    expect(hashSecret('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

it('a new id is a UUID that none had before', () => {
  const ids = thousand.map(newId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(uuid);
});
