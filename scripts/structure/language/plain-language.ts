/** Findings of the whole repository, and the figure that fails when the language gets worse. */
import { countOf, type Figure } from '../figure.ts';
import { getSyntax } from '../syntax.ts';
import type { Tree } from '../tree.ts';
import { checkDocument } from './check-document.ts';
import { checkSource } from './check-source.ts';
import type { Finding, Report } from './finding.ts';
import { type Counts, countByFolder, findRises, limitsPath } from './limits.ts';

const findings = new WeakMap<Tree, Finding[]>();

/** @returns all findings of a tree, which are computed once */
export function findPlainLanguageFaults(tree: Tree): Finding[] {
  const computed = findings.get(tree) ?? tree.paths.flatMap((path) => checkFile(tree, path));
  findings.set(tree, computed);
  return computed;
}

/** Notes of students are measured as they were typed. */
const quotedNotes = /^bench\/(student-notes|reader-sample)\/(?!README)/;

function checkFile(tree: Tree, path: string): Finding[] {
  const found: Finding[] = [];
  const report: Report = (kind, line, fault, text) =>
    found.push({ kind, path, line, fault, text: text.replace(/\s+/g, ' ').trim().slice(0, 160) });
  if (/\.(tsx?|mjs)$/.test(path)) checkSource(getSyntax(tree, path), report);
  else if (path.endsWith('.md') && !quotedNotes.test(path)) checkDocument(tree.read(path), report);
  return found;
}

/** @returns the limits of a tree; none if it has no file of them */
export function readLimits(tree: Tree): Counts {
  return tree.paths.includes(limitsPath) ? JSON.parse(tree.read(limitsPath)) : {};
}

/** @returns a figure with one cause for each count of a folder that is above its limit */
export function languageRises(tree: Tree): Figure {
  const rises = findRises(countByFolder(findPlainLanguageFaults(tree)), readLimits(tree));
  return countOf('counts of unplain language above their limits', rises);
}
