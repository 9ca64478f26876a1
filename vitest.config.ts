import { defineConfig } from 'vitest/config';

const packageProject = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include },
});

export default defineConfig({
  test: {
    // Two cores and a real database: the slowest honest test needs room beside everything else that runs.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default leaves a core for somebody at the keyboard.
    maxWorkers: '100%',
    passWithNoTests: false,
    projects: [
      packageProject('core', ['core/src/**/*.test.ts']),
      packageProject('contract', ['contract/src/**/*.test.ts']),
      packageProject('web', ['web/src/**/*.test.{ts,tsx}']),
      packageProject('scripts', ['scripts/**/*.test.{ts,mjs}']),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/postgres-global-setup.ts'],
        },
      },
    ],
  },
});
