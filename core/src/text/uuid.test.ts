import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getUuid, pairedUuid } from './uuid.ts';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const version4 = fc.uuid({ version: 4 });

test('32 digits are an id of version 4', () => {
  expect(getUuid('0'.repeat(32))).toBe('00000000-0000-4000-8000-000000000000');
  expect(getUuid('f'.repeat(32))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(getUuid('0123456789abcdef0123456789abcdef')).toBe('01234567-89ab-4def-8123-456789abcdef');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), (digits) => {
      expect(getUuid(digits)).toMatch(form);
    }),
  );
});

test('two ids make one, the same two the same one', () => {
  fc.assert(
    fc.property(version4, version4, (one, other) => {
      expect(pairedUuid(one, other)).toMatch(form);
      expect(pairedUuid(one, other)).toBe(pairedUuid(one, other));
    }),
  );
});

test('other questions of a sitting, and the same one of other sittings, have other ids', () => {
  fc.assert(
    fc.property(version4, fc.uniqueArray(version4, { minLength: 2, maxLength: 5 }), (sitting, questions) => {
      expect(new Set(questions.map((id) => pairedUuid(sitting, id))).size).toBe(questions.length);
      expect(new Set(questions.map((id) => pairedUuid(id, sitting))).size).toBe(questions.length);
    }),
  );
});
