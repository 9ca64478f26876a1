import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Fault } from '../fault/fault.ts';
import { createOccupancy, type Occupancy } from './occupancy.ts';

const limits = { perPerson: 2, inAll: 5, refusal: 'Two at once.', retryAfter: 7 };

function getRejection(occupancy: Occupancy, userId: string): Fault {
  try {
    occupancy.enter(userId);
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error('It was not refused.');
}

test('a person at the limit is told when to try again', () => {
  const occupancy = createOccupancy(limits);
  occupancy.enter('ada');
  const end = occupancy.enter('ada');
  expect(getRejection(occupancy, 'ada')).toMatchObject({
    code: 'too_many_requests',
    message: 'Two at once.',
    options: { retryAfter: 7 },
  });
  end();
  expect(occupancy.enter('ada')).toBeTypeOf('function');
});

test('a process at the limit rejects people without calls in progress', () => {
  const occupancy = createOccupancy(limits);
  for (const userId of ['ada', 'ada', 'ben', 'ben', 'chi']) occupancy.enter(userId);
  expect(getRejection(occupancy, 'dayo')).toMatchObject({ code: 'overloaded', options: { retryAfter: 7 } });
});

test('the counts match the calls in progress, in any order of starts and ends, also for a second end', () => {
  const step = fc.record({
    userId: fc.constantFrom('ada', 'ben', 'chi', 'dayo'),
    ends: fc.boolean(),
    at: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const occupancy = createOccupancy(limits);
      const underWay: { userId: string; end: () => void }[] = [];
      for (const { userId, ends, at } of steps) {
        const ownCount = underWay.filter((call) => call.userId === userId).length;
        if (ends && underWay.length > 0) {
          const [call] = underWay.splice(at % underWay.length, 1);
          call?.end();
          call?.end();
        } else if (ownCount >= limits.perPerson || underWay.length >= limits.inAll) {
          getRejection(occupancy, userId);
        } else {
          underWay.push({ userId, end: occupancy.enter(userId) });
        }
      }
    }),
  );
});
