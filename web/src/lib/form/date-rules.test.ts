import { expect, test } from 'vitest';
import { dateFault, lastDayFault, noDate } from './date-rules.ts';

const missing = 'There is no such date, or a part of it is missing';
const range = 'Choose a date from 1900 to 2099';

test.each([
  ['', undefined],
  ['2026-10-01', undefined],
  ['2026-10-01T14:05', undefined],
  ['2028-02-29', undefined],
  ['1900-01-01', undefined],
  ['2099-12-31', undefined],
  ['2099-12-31T23:59', undefined],
  ['1899-12-31', range],
  ['2100-01-01', range],
  ['2100-01-01T00:00', range],
  ['0202-10-01', range],
  ['2026-02-31', missing],
  ['2026-02-31T10:00', missing],
  ['2027-02-29', missing],
  ['2026-13-01', missing],
  ['yesterday', missing],
  [noDate, missing],
])('the date "%s" gives the message: %s', (value, fault) => {
  expect(dateFault(value)).toBe(fault);
});

test.each([
  ['2026-10-02', '2026-10-01', 'Choose 2 Oct 2026 or a later day'],
  ['2026-10-01', '2026-10-01', undefined],
  ['2026-10-01', '2026-10-02', undefined],
  ['', '2026-10-01', undefined],
  ['2026-10-01', '', undefined],
  [noDate, '2026-10-01', undefined],
  ['2026-10-02', noDate, missing],
  ['2026-10-02', '1899-10-01', range],
])('a range from %s to %s gives the message: %s', (first, last, fault) => {
  expect(lastDayFault(first, last)).toBe(fault);
});
