/** Reads the reports of the test tools: the duration of each part, and the failed tests. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../setup/paths.mjs';

/** @typedef {{ name: string, ms: number }} Timed */

const shown = 10;

/**
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report of Vitest
 * @returns {Timed[]}
 */
export function filesOf({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
}

/**
 * @param {{ suites?: object[] }} report of Playwright, whose suites hold suites
 * @returns {(Timed & { status: string, errors: string[], pages: string[] })[]} one entry for each story and
 * width; `status` is the one of Playwright, `errors` are its messages, `pages` are paths of its pages at the failure
 */
export function storiesOf({ suites = [] }) {
  return suites.flatMap((suite) => [
    ...storiesOf(suite),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results, status }) => ({
        name: [file, title, projectName].filter(Boolean).join(' > '),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        status,
        errors: results.flatMap(({ errors = [] }) =>
          errors.map(({ message }) => stripVTControlCharacters(message)),
        ),
        pages: results
          .flatMap(({ attachments = [] }) => attachments)
          .filter(({ name }) => name === 'error-context')
          .map(({ path }) => path),
      })),
    ),
  ]);
}

/**
 * @param {string} context what Playwright has noted of a failure
 * @returns {string[]} lines of the page as it was spoken at that moment; none where there was no page
 */
export function pageOf(context) {
  const page = /```yaml\n(.*?)```/s.exec(context)?.[1];
  return page?.trimEnd().split('\n') ?? [];
}

/**
 * @param {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} report
 * of Vitest
 * @returns {string[]} names of the tests that failed; a file that did not load is named itself
 */
export function failedTestsOf({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [file] : [];
    return failed.map(({ fullName }) => `${file} > ${fullName}`);
  });
}

/**
 * @param {string} heading
 * @param {Timed[]} timed
 * @returns {string[]} lines, the slowest first
 */
export function slowest(heading, timed) {
  const first = timed.toSorted((a, b) => b.ms - a.ms).slice(0, shown);
  return first.length === 0 ? [] : [heading, ...first.map(line)];
}

/**
 * @param {Timed[]} files with their paths
 * @returns {string[]} lines: the seconds of a worker for each area, the most first, and the sum of all
 */
export function areaTimes(files) {
  const areas = new Map([['all', 0]]);
  for (const { name, ms } of files) {
    for (const area of ['all', areaOf(name)]) areas.set(area, (areas.get(area) ?? 0) + ms);
  }
  const times = [...areas].map(([name, ms]) => ({ name, ms })).toSorted((a, b) => b.ms - a.ms);
  return ['Seconds of a worker', ...times.map(line)];
}

/** A feature, a module of the platform, or a package: `server/src/features/exams`, `web/src/journeys/mcq`, `core`. */
function areaOf(path) {
  const depth = { server: 4, web: 4, scripts: 2 }[path.split('/')[0]] ?? 1;
  return path.split('/').slice(0, -1).slice(0, depth).join('/');
}

/** @param {Timed} timed */
export function line({ name, ms }) {
  return `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;
}
