import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const at = (created_at: string) => ({ created_at });

test('each notification is under the day of its arrival, in the order of the list', () => {
  const items = [
    at('2026-11-20T11:00:00Z'),
    at('2026-11-20T00:30:00Z'),
    at('2026-11-19T23:30:00Z'),
    at('2026-10-01T08:00:00Z'),
  ];
  expect(byDay(items, now, 'UTC')).toEqual([
    { name: 'Today', items: items.slice(0, 2) },
    { name: 'Yesterday', items: [items[2]] },
    { name: '1 October 2026', items: [items[3]] },
  ]);
});

test.each([
  ['Africa/Lagos', '2026-11-19T23:30:00Z', 'Today'],
  ['UTC', '2026-11-19T23:30:00Z', 'Yesterday'],
  ['Pacific/Auckland', '2026-11-20T10:30:00Z', 'Yesterday'],
])('in %s %s is %s', (zone, created, name) => {
  expect(byDay([at(created)], now, zone)[0]?.name).toBe(name);
});

test('a device with a slow clock shows no day after today', () => {
  expect(byDay([at('2026-11-21T08:00:00Z')], now, 'UTC')[0]?.name).toBe('Today');
});
