/** Circles between the folders of one server feature, from the graph that dependency-cruiser reads. */
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseSources } from '../boundaries/check-boundaries.ts';
import { countOf, type Figure } from './figure.ts';
import { isTest } from './tree.ts';

const features = 'server/src/features';

export type Modules = ICruiseResult['modules'];

/** @param root of a tree on disk */
export async function featureModules(root: string): Promise<Modules> {
  return (await cruiseSources(root, [features])).modules;
}

/** @returns one line per group of folders of a feature that need each other */
export function folderCircles(modules: Modules): Figure {
  return countOf('circles between folders of a feature', findCircles(modules));
}

type Graph = Map<string, Set<string>>;

function findCircles(modules: Modules): string[] {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => !isTest(source))) {
    for (const { resolved } of dependencies) {
      const [from, to] = [getFolder(source), getFolder(resolved)];
      if (from === to || getFeature(from) === null || getFeature(from) !== getFeature(to) || isTest(resolved))
        continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return groups(graph).map((folders) => folders.join(' <-> '));
}

function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function getFeature(folder: string): string | null {
  return new RegExp(`^${features}/([^/]+)`).exec(folder)?.[1] ?? null;
}

/** @returns sets of folders; within a set each folder leads to all others */
function groups(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]));
  const found = new Map<string, string[]>();
  for (const [folder, reached] of reach) {
    if (!reached.has(folder)) continue;
    const group = [...reached].filter((other) => reach.get(other)?.has(folder)).sort();
    found.set(group.join(), group);
  }
  return [...found.values()];
}

function reachable(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return reached;
}
