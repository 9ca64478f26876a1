import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup/paths.mjs';
import { areaTimes, failedTestsOf, filesOf, pageOf, slowest, storiesOf } from './reports.mjs';

test('files are named from the root of the repository', () => {
  const name = join(root, 'core/src/a.test.ts');
  const testResults = [{ name, startTime: 1_000, endTime: 3_500 }];

  expect(filesOf({ testResults })).toEqual([{ name: 'core/src/a.test.ts', ms: 2_500 }]);
});

test('stories are found however deep they lie, once for each width, with every try', () => {
  const spec = {
    title: 'signs in',
    file: 'sign-in.story.ts',
    tests: [
      {
        projectName: 'phone',
        status: 'flaky',
        results: [
          {
            duration: 900,
            errors: [{ message: '\u001b[31mtoo wide\u001b[39m' }],
            attachments: [
              { name: 'screenshot', path: 'a.png' },
              { name: 'error-context', path: 'a.md' },
            ],
          },
          { duration: 100 },
        ],
      },
      { projectName: 'desktop', status: 'expected', results: [{ duration: 400 }] },
    ],
  };

  expect(storiesOf({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    {
      name: 'sign-in.story.ts > signs in > phone',
      ms: 1_000,
      status: 'flaky',
      errors: ['too wide'],
      pages: ['a.md'],
    },
    { name: 'sign-in.story.ts > signs in > desktop', ms: 400, status: 'expected', errors: [], pages: [] },
  ]);
});

test('a failed story shows what was on its page', () => {
  const context = '# Error details\n```\nnot visible\n```\n\n```yaml\n- main:\n  - heading "Oops"\n```\n';

  expect(pageOf(context)).toEqual(['- main:', '  - heading "Oops"']);
  expect(pageOf('# Error details\n```\nno page\n```\n')).toEqual([]);
});

test('failed tests are named with their file, and a file that did not load is named separately', () => {
  const file = (name, status, ...assertionResults) => ({
    name: join(root, 'core/src', name),
    status,
    assertionResults,
  });
  const testResults = [
    file(
      'a.test.ts',
      'failed',
      { fullName: 'adds', status: 'failed' },
      { fullName: 'counts', status: 'passed' },
    ),
    file('b.test.ts', 'failed'),
    file('c.test.ts', 'passed', { fullName: 'divides', status: 'passed' }),
  ];

  expect(failedTestsOf({ testResults })).toEqual(['core/src/a.test.ts > adds', 'core/src/b.test.ts']);
});

test('the ten slowest are shown, the slowest first', () => {
  const timed = Array.from({ length: 12 }, (_, at) => ({ name: `file ${at}`, ms: at * 1_000 }));

  const lines = slowest('Slowest files', timed);

  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(['Slowest files', '    11.0 s  file 11']);
  expect(slowest('Slowest files', [])).toEqual([]);
});

test('the seconds of a worker are added up for each feature, and for a package that has none', () => {
  const names = {
    'server/src/features/exams/end/a.test.ts': 2_000,
    'server/src/features/exams/b.test.ts': 3_000,
    'server/src/main.test.ts': 1_000,
    'core/src/quiz/c.test.ts': 500,
  };

  expect(areaTimes(Object.entries(names).map(([name, ms]) => ({ name, ms })))).toEqual([
    'Seconds of a worker',
    '     6.5 s  all',
    '     5.0 s  server/src/features/exams',
    '     1.0 s  server/src',
    '     0.5 s  core',
  ]);
});
