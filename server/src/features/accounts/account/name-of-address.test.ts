import { FullName } from '@akada/contract/identity/accounts.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nameOfAddress } from './name-of-address.ts';

it.for([
  ['ada.obi@school.test', 'ada obi'],
  ['ada_obi+exam@school.test', 'ada obi exam'],
  ["o'neil-eze@school.test", "o'neil-eze"],
  ['www.evil.example@school.test', 'www evil example'],
  ['"win@evil.example"@school.test', 'win evil example'],
  ['2026@school.test', 'New account'],
] as const)('the owner of %s is called %s at first', ([email, name]) => {
  expect(nameOfAddress(email)).toBe(name);
  expect(z.safeParse(FullName, name).success).toBe(true);
});
