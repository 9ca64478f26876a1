/**
 * The projects of `npm test`, reduced to the tests that run against the mutants. Only the server's project
 * starts a PostgreSQL, and the run of a mutant should load no tests that cannot notice it.
 */
import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';

const { MUTANTS_PROJECT: name, MUTANTS_TESTS: folder } = process.env;
const { projects = [], ...shared } = everything.test ?? {};

export default defineConfig({
  test: {
    ...shared,
    projects: projects.flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project) || project.test?.name !== name) return [];

      return folder
        ? [{ ...project, test: { ...project.test, include: [`${folder}/**/*.test.ts`] } }]
        : [project];
    }),
  },
});
