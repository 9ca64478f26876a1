import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute and more, the slowest first. Without results of an earlier run Vitest starts large files
 * first: a short file with tests of every endpoint took 147 s, and was the last of all to end.
 */
export const slowFiles = [
  'server/src/app/suites/hostile-requests.test.ts',
  'server/src/app/suites/published-hints.test.ts',
  'server/src/app/suites/authorization-matrix.test.ts',
  'server/src/features/past-papers/imports/paper-imports.test.ts',
  'server/src/features/notes/sight/model-pages.test.ts',
  'server/src/features/cards/imports/card-imports.test.ts',
  'server/src/app/suites/erased-meanwhile.test.ts',
  'server/src/features/questions/sample/sample-installation.test.ts',
  'server/src/features/exchange/imports/question-imports.test.ts',
  'server/src/app/http/request-bodies.test.ts',
  'server/src/features/exchange/imports/hostile-files.test.ts',
  'server/src/features/exchange/exports/question-exports.test.ts',
  'server/src/platform/content/hostile-content.test.ts',
  'web/src/journeys/tutors/new-exam.route.test.tsx',
  'web/src/journeys/bank/question.route.test.tsx',
];

/** Starts the slow files of a group first, so that its workers end together. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => startIndex(a.moduleId) - startIndex(b.moduleId));
  }
}

function startIndex(path: string): number {
  const index = slowFiles.findIndex((file) => path.endsWith(file));
  return index < 0 ? slowFiles.length : index;
}
