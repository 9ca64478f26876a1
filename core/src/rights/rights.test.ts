import { describe, expect, it } from 'vitest';
import { stateAfterReport } from './rights.ts';

describe('a report of copyright', () => {
  it.each([
    [null, false, 0, 'taken_down'],
    [null, false, 2, 'taken_down'],
    [null, false, 3, 'waiting'],
    ['waiting', false, 3, 'waiting'],
    ['waiting', false, 0, 'taken_down'],
    ['put_back', true, 0, 'waiting'],
    ['waiting', true, 0, 'waiting'],
    ['taken_down', false, 3, 'taken_down'],
    ['kept_down', false, 3, 'kept_down'],
  ] as const)(
    'about something %s, put back %s, by a person with %i rejected reports, makes it %s',
    (state, wasPutBack, rejectedReports, next) => {
      expect(stateAfterReport({ state, wasPutBack, rejectedReports })).toBe(next);
    },
  );
});
