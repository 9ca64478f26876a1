import { expect, it } from 'vitest';
import { isolationWarning } from './isolation-rule.ts';

const open = { wrapper: ['setpriv'], isolated: false };
const closed = { wrapper: ['unshare', '--net'], isolated: true };

it('has nothing to say where children are isolated', () => {
  expect(isolationWarning(closed, false)).toBeNull();
  expect(isolationWarning(closed, true)).toBeNull();
});

it('warns where they are not', () => {
  expect(isolationWarning(open, false)).toMatch(/have a network.*READER_ISOLATION=required/);
});

it('refuses where they are not and have to be', () => {
  expect(() => isolationWarning(open, true)).toThrow(
    /^READER_ISOLATION is required, and no file may be read\./,
  );
});
