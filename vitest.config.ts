import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './e2e/product/chromium.ts';
import { SlowFirst } from './scripts/checks/slow-first.ts';

/** What a long run alone has: `npm test` leaves these files out. */
const longOnly = process.env.TEST_LONG === '1' ? [] : ['**/*.long.test.ts', '**/*.long.route.test.tsx'];

const packageProject = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: longOnly },
});

const serverTests = 'server/src/**/*.test.ts';
const serverSetup = ['server/src/testing/postgres/postgres-global-setup.ts'];

/** What looks at its own process, fills it, or starts the product: each in a process of its own. At most 15. */
const serverTestsAlone = [
  'server/src/cli.test.ts',
  'server/src/main.test.ts',
  'server/src/app/suites/booking-races.test.ts',
  'server/src/app/suites/exam-races.long.test.ts',
  'server/src/app/suites/power-cut.long.test.ts',
  'server/src/app/suites/two-processes.long.test.ts',
  'server/src/features/notes/recordings/recording-power-cut.long.test.ts',
  'server/src/platform/database/embedded/data-dir-lock.test.ts',
  'server/src/platform/database/embedded/start-embedded-postgres.long.test.ts',
  'server/src/platform/extract/pdf-refusals.test.ts',
  'server/src/platform/isolate/pool.test.ts',
];

export default defineConfig({
  test: {
    // They end what hangs, and judge no speed: on two cores of half the usual speed, beside everything else that runs,
    // the slowest tests with a real database or child processes have taken 30 s.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A state that is waited for comes later on a busy machine; the default of a second failed there.
    expect: { poll: { timeout: 30_000 } },
    // One more than there are cores: tests that wait for a database or a process leave theirs idle.
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
          // The driver of the browser has lost a press about once in two thousand tests, and waited for it until the test ran out of
          // time. A test that fails twice has failed; one that passes the second time is listed with its repetition.
          retry: 1,
          // What is waited for is a few frames away: after this time on a busy machine it does not come.
          expect: { poll: { timeout: 10_000, interval: 15 } },
          // One page serves all files of a worker: loading the app again for each is most of the time.
          isolate: false,
          // After the others: a browser that shares two cores with a database waits for everything.
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
          // Last, and one of them per core: they start whole products, end processes and measure their own memory.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
        },
      },
    ],
  },
});
