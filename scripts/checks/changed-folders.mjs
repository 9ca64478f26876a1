import { execFileSync } from 'node:child_process';
import { root } from '../setup/paths.mjs';

/**
 * @param {string} commit
 * @returns {string[]} folders of sources that were changed since, new ones too, from the root of the repository
 */
export function foldersChangedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const paths = [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const folders = paths
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...new Set(folders)].filter((folder) => folder !== '');
}
