import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import { Unreadable } from '../../reasons.ts';
import { promoteBoldLines } from '../blocks/bold-headings.ts';
import { code, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { markdownBlocks } from '../markdown/markdown-blocks.ts';
import { readWholeTextFile } from '../text-file.ts';
import { parseJson } from '../values/read-json.ts';

const OUTPUT_LINES = 20;
const OUTPUT_CHARACTERS = 1_000;

/**
 * Reads a Jupyter notebook: its text, its code, and the beginning of the output. Pictures are stored as
 * letters, often many times longer than the text, and are dropped.
 *
 * @throws {Unreadable} `damaged`
 */
export async function readNotebook(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readWholeTextFile(source, uploadMaxBytes);
  const notebook = parseJson(text);
  const cells = getCells(notebook);
  if (!cells) throw new Unreadable('damaged', 'JSON without cells');

  return {
    title: textAt(at(at(notebook, 'metadata'), 'title')) || null,
    pages: splitSections(promoteBoldLines(cells.flatMap(cellBlocks))),
    warnings,
  };
}

/** Before version 4 cells stood in worksheets. */
function getCells(notebook: unknown): unknown[] | null {
  const worksheets = at(notebook, 'worksheets');
  const cells =
    at(notebook, 'cells') ??
    (Array.isArray(worksheets) ? worksheets.flatMap((each) => at(each, 'cells') ?? []) : null);

  return Array.isArray(cells) ? cells : null;
}

function cellBlocks(cell: unknown): RawBlock[] {
  const source = textAt(at(cell, 'source') ?? at(cell, 'input'));
  const kind = at(cell, 'cell_type');
  if (kind === 'markdown' || kind === 'heading')
    return markdownBlocks(kind === 'heading' ? `# ${source}` : source);
  if (kind !== 'code') return [];

  const outputs = at(cell, 'outputs');
  return [source, ...(Array.isArray(outputs) ? outputs.map(outputText) : [])]
    .filter((text) => text !== '')
    .map(code);
}

/** Returns plain text only: no pictures, no pages, no errors with paths of the machine. */
function outputText(output: unknown): string {
  const text = textAt(at(output, 'text') ?? at(at(output, 'data'), 'text/plain'));
  const isPictureName = /^<[\w .]+(?: at 0x[\da-f]+| size [\dx]+.*)>$/i.test(text.trim());
  if (isPictureName) return '';

  const visibleText = text.slice(0, OUTPUT_CHARACTERS).split('\n').slice(0, OUTPUT_LINES).join('\n');
  return visibleText.length < text.trimEnd().length ? `${visibleText}\n…` : visibleText;
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Text is one string, or its lines. */
function textAt(value: unknown): string {
  if (typeof value === 'string') return value;

  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('') : '';
}
