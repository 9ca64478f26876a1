/**
 * The projects of `npm test`, cut down to the tests that the mutants are held against: only the server's project brings
 * a PostgreSQL, and a run for each mutant should look at no tests that cannot notice it.
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
