/** How faults are planted; `scripts/mutants.mjs` adds where. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Threads share one process, which native packages and the database's shutdown do not like.
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true, pool: 'forks' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // The application's own tests take their time on a busy machine.
  dryRunTimeoutMinutes: 20,
  // A mutant that loops is found by its hit count; this timeout is for mutants that wait without end. A
  // timeout counts as noticed, so a busy machine must not cause one.
  timeoutMS: 60_000,
  // The copy that is mutated needs no more than sources and tests read.
  ignorePatterns: ['/data', 'dist', 'test-results', 'coverage', '/docs/images', '/.ci'],
  cleanTempDir: 'always',
  logLevel: 'warn',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
};
