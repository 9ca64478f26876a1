import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './e2e/product/chromium.ts';
import { SlowFirst } from './scripts/checks/slow-first.ts';

/** Only long runs include these files; `npm test` omits them. */
const longOnly = process.env.TEST_LONG === '1' ? [] : ['**/*.long.test.ts', '**/*.long.route.test.tsx'];

const packageProject = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: longOnly },
});

const serverTests = 'server/src/**/*.test.ts';
const serverSetup = ['server/src/testing/postgres/postgres-global-setup.ts'];

/**
 * Test files that need their own process, because they inspect it, fill it, or start the product. There are
 * at most 15.
 */
const serverTestsAlone = [
  'server/src/cli.test.ts',
  'server/src/main.test.ts',
  'server/src/app/suites/booking-races.test.ts',
  'server/src/app/suites/exam-races.long.test.ts',
  'server/src/app/suites/power-cut.long.test.ts',
  'server/src/app/suites/processes/killed-workers.long.test.ts',
  'server/src/app/suites/processes/stopped-processes.long.test.ts',
  'server/src/app/suites/processes/two-processes.long.test.ts',
  'server/src/features/notes/recordings/recording-power-cut.long.test.ts',
  'server/src/platform/database/embedded/data-dir-lock.test.ts',
  'server/src/platform/database/embedded/start-embedded-postgres.long.test.ts',
  'server/src/platform/extract/pdf-refusals.test.ts',
  'server/src/platform/isolate/pool.test.ts',
];

export default defineConfig({
  test: {
    // These limits end hanging tests, and do not judge speed: on two slow cores with other work, the slowest
    // tests with a real database or child processes have taken 30 s.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // An awaited state arrives later on a busy machine, where the default of a second failed.
    expect: { poll: { timeout: 30_000 } },
    // The number is one more than the cores, because tests that wait for a database or a process leave theirs
    // idle.
    maxWorkers: availableParallelism() + 1,
    passWithNoTests: false,
    sequence: { sequencer: SlowFirst },
    projects: [
      packageProject('core', ['core/src/**/*.test.ts']),
      packageProject('contract', ['contract/src/**/*.test.ts']),
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.route.test.tsx', ...longOnly],
        },
      },
      {
        extends: true,
        publicDir: 'web/public',
        // A browser has no environment.
        define: { 'process.env.TEST_LONG': JSON.stringify(process.env.TEST_LONG ?? '') },
        optimizeDeps: { entries: ['web/src/app/main.tsx', 'web/src/journeys/**'] },
        test: {
          name: 'web-routes',
          include: ['web/src/journeys/**/*.route.test.tsx'],
          exclude: longOnly,
          setupFiles: ['web/src/testing/journey-setup.ts'],
          // The browser's driver has lost a press about once in two thousand tests, and waited for it until
          // the test timed out. A test that fails twice has failed; one that passes the second time is listed
          // with its repetition.
          retry: 1,
          // An awaited state is a few frames away; one that has not arrived after this time on a busy machine
          // never will. Each look at a page costs the processor some milliseconds.
          expect: { poll: { timeout: 10_000, interval: 40 } },
          // One page serves all files of a worker, because loading the app for each takes most of the time.
          isolate: false,
          // Runs after the others, because a browser that shares two cores with a database waits for
          // everything.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromium,
              actionTimeout: 10_000,
              contextOptions: { locale: 'en-NG', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      packageProject('bench', ['bench/src/**/*.test.ts']),
      packageProject('scripts', ['scripts/**/*.test.{ts,mjs}']),
      {
        extends: true,
        test: {
          name: 'server',
          include: [serverTests],
          exclude: [...serverTestsAlone, ...longOnly],
          // The product is loaded once per worker, not once per file.
          isolate: false,
          pool: 'forks',
          globalSetup: serverSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'server-alone',
          include: serverTestsAlone,
          exclude: longOnly,
          globalSetup: serverSetup,
          // Runs last, at most one file per core: these tests start complete products, end processes and
          // measure their own memory.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
        },
      },
    ],
  },
});
