/**
 * Files of a build that import each other run in an order that no module asked for: the first finds the second empty. A
 * build with such a circle fails; `chunk-groups.ts` says which modules travel together.
 */
import type { Plugin, Rolldown } from 'vite';

export function chunkCircles(): Plugin {
  return {
    name: 'akada-chunk-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const chunk of chunks) {
        const back = chunk.imports.find((name) => reaches(bundle, name, chunk.fileName));
        if (back !== undefined)
          this.error(`Files import each other: ${getNames(chunk)} and ${getNames(bundle[back])}`);
      }
    },
  };
}

function reaches(bundle: Rolldown.OutputBundle, from: string, target: string): boolean {
  const seenKeys = new Set<string>();
  const waiting = [from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === target) return true;
    const output = bundle[name];
    if (seenKeys.has(name) || output?.type !== 'chunk') continue;
    seenKeys.add(name);
    waiting.push(...output.imports);
  }
  return false;
}

function getNames(output: Rolldown.OutputBundle[string] | undefined): string {
  return output?.type === 'chunk' ? `${output.name} (${output.moduleIds.slice(-3).join(', ')})` : 'another';
}
