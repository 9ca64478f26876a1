import { expect, it } from 'vitest';
import { isolationWarning } from './isolation-rule.ts';

const open = { wrapper: ['setpriv'], isolated: false };
const closed = { wrapper: ['unshare', '--net'], isolated: true };

it('the rule is silent if children are isolated', () => {
  expect(isolationWarning(closed, false)).toBeNull();
  expect(isolationWarning(closed, true)).toBeNull();
});

it('the rule warns if they are not', () => {
  expect(isolationWarning(open, false)).toMatch(/have a network.*READER_ISOLATION=required/);
});

it('the rule rejects a start if they are not and must be', () => {
  expect(() => isolationWarning(open, true)).toThrow(
    /^READER_ISOLATION is required, and no file may be read\./,
  );
});
