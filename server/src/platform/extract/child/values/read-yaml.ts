import { LineCounter, parseAllDocuments } from 'yaml';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import type { RawBlock, RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readWholeTextFile } from '../text-file.ts';
import { valueBlocks } from './value-blocks.ts';

/** Its parser takes a second for a megabyte. */
const MOST_CHARACTERS = 4_000_000;
/** Aliases of aliases grow without end; these are more than people write. */
const MOST_ALIASES = 100;

/** Reads YAML, one or several documents. @throws {Unreadable} `damaged`, `too_large` or `too_deep` */
export async function readYaml(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readWholeTextFile(source);
  if (text.length > MOST_CHARACTERS) throw new Unreadable('too_large', `${text.length} characters of YAML`);
  refuseDepth(text);

  return { title: null, pages: splitSections(yamlBlocks(text)), warnings };
}

function yamlBlocks(text: string): RawBlock[] {
  const documents = parseAllDocuments(text, { logLevel: 'silent', lineCounter: new LineCounter() });
  if ('empty' in documents) return [];

  return documents.flatMap((document) => {
    if (document.errors.length > 0) throw new Unreadable('damaged', document.errors[0]?.code ?? 'no YAML');
    return valueBlocks(withBoundedAliases(() => document.toJS({ maxAliasCount: MOST_ALIASES })));
  });
}

function withBoundedAliases(convert: () => unknown): unknown {
  try {
    return convert();
  } catch (error) {
    if (error instanceof ReferenceError) throw new Unreadable('too_large', 'aliases of aliases');
    throw error;
  }
}

/** The parser recurses, and its stack is not ours to grow: brackets and dashes of one line are counted before. */
function refuseDepth(text: string): void {
  let brackets = 0;
  for (const character of text) {
    if (character === '[' || character === '{') brackets += 1;
    if (character === ']' || character === '}') brackets = Math.max(brackets - 1, 0);
    if (character === '\n' && brackets === 0) continue;
    if (brackets > NESTING_LIMIT) throw new Unreadable('too_deep', 'brackets nested beyond the limit');
  }
  if (/^[ \t]*(?:[-?] ){200}/m.test(text)) throw new Unreadable('too_deep', 'a line of dashes');
}
