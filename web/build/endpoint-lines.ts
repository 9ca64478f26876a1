/**
 * A call needs only one line of an endpoint: method, path, effect. The endpoint's schemas load the schema
 * library, 16 kB on the first signed-in page, where only forms use them. A module of the app that only calls
 * an endpoint gets the line; a module that reads any other part of it keeps the declaration.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { contractImports, type LineModule, withLines } from './only-called.ts';

const prefix = '\0endpoint-lines:';

/** Schemas, and what only the server or its documentation reads. */
const leftOut = new Set(['summary', 'object', 'params', 'query', 'body', 'responses']);

export function endpointLines(): Plugin {
  return {
    name: 'akada-endpoint-lines',
    apply: 'build',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load: {
      filter: { id: /^\0endpoint-lines:/ },
      async handler(id) {
        const [file = '', name] = id.slice(prefix.length).split('#');
        return getLines(await import(pathToFileURL(file).href), name);
      },
    },
    transform: {
      filter: { id: /\/web\/src\//, code: /@akada\/contract\// },
      async handler(code, id) {
        const files = new Map<string, string>();
        for (const source of contractImports(code)) {
          const file = await this.resolve(source, id);
          if (file === null) throw new Error(`The build cannot find ${source}, which ${id} imports.`);
          files.set(source, file.id);
        }
        const lineModule: LineModule = (source, name) =>
          `${prefix}${files.get(source)}${name === null ? '' : `#${name}`}`;
        return { code: withLines(code, lineModule), map: null };
      },
    },
  };
}

/**
 * @param contract a module of the contract
 * @param requested the name of one endpoint, absent for all
 * @returns a module with their lines
 */
function getLines(contract: Record<string, unknown>, requested: string | undefined): string {
  const lines = Object.entries(contract).flatMap(([name, value]) => {
    if (requested !== undefined && name !== requested) return [];
    if (typeof value !== 'object' || value === null || !('path' in value && 'method' in value)) return [];

    const line = Object.fromEntries(Object.entries(value).filter(([key]) => !leftOut.has(key)));
    return [`export const ${name} = ${JSON.stringify(line)};`];
  });
  return lines.join('\n');
}
