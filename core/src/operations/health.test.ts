import { expect, test } from 'vitest';
import { type HealthFacts, type HealthPart, healthParts, judgeHealth } from './health.ts';

const sound: HealthFacts = {
  databaseBytes: 300 * 1024 ** 2,
  connections: { used: 12, max: 100 },
  transactionMs: 0,
  jobs: { waitingCount: 3, running: 1, failed: 0 },
  outboxMs: 0,
  mail: { kind: 'smtp', waitingCount: 0, unsent: 0, oldestMs: 0 },
  freeBytes: 20 * 1024 ** 3,
  migrations: { missing: 0, foreign: 0 },
  clockMs: 40,
};

const find = (facts: HealthFacts, part: HealthPart) => judgeHealth(facts).find((one) => one.part === part);

test('a sound installation is green in each part and asks for nothing', () => {
  const findings = judgeHealth(sound);
  expect(findings.map(({ part }) => part)).toEqual(healthParts);
  expect(findings.every(({ level, advice }) => level === 'green' && advice === null)).toBe(true);
});

test.each<[HealthPart, Partial<HealthFacts>, string]>([
  ['connections', { connections: { used: 80, max: 100 } }, 'amber'],
  ['connections', { connections: { used: 95, max: 100 } }, 'red'],
  ['transactions', { transactionMs: 60_000 }, 'amber'],
  ['jobs', { jobs: { waitingCount: 0, running: 0, failed: 1 } }, 'amber'],
  ['outbox', { outboxMs: 600_000 }, 'red'],
  ['mail', { mail: { kind: 'smtp', waitingCount: 4, unsent: 0, oldestMs: 3_600_000 } }, 'red'],
  ['mail', { mail: { kind: 'none', waitingCount: 4, unsent: 0, oldestMs: 3_600_000 } }, 'green'],
  ['mail', { mail: { kind: 'none', waitingCount: 0, unsent: 1, oldestMs: 0 } }, 'amber'],
  ['disk', { freeBytes: 1024 ** 3 - 1 }, 'amber'],
  ['disk', { freeBytes: 1024 ** 3 / 4 - 1 }, 'red'],
  ['disk', { freeBytes: null }, 'green'],
  ['migrations', { migrations: { missing: 0, foreign: 1 } }, 'amber'],
  ['migrations', { migrations: { missing: 1, foreign: 0 } }, 'red'],
  ['clock', { clockMs: 2_000 }, 'amber'],
])('the part %s with %o is %s', (part, facts, level) => {
  const finding = find({ ...sound, ...facts }, part);
  expect(finding?.level).toBe(level);
  expect(finding?.advice === null).toBe(level === 'green');
});
