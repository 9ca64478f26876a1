import { expect, test } from 'vitest';
import { filterCount, getChoice } from './bank-choice.ts';

test('the list is filtered only by known values of the address', () => {
  const address = new URLSearchParams(
    'search=soil&status=draft&type=drawing&course_id=1&topic=Water&sort=stem',
  );
  const choice = getChoice((name) => address.get(name) ?? '');
  expect(choice).toEqual({ search: 'soil', status: 'draft', topic: 'Water', sort: 'stem' });
  expect(filterCount(choice)).toBe(2);
});
