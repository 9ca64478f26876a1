import { Unreadable } from '../../reasons.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readWholeTextFile } from '../text-file.ts';
import { valueBlocks } from './value-blocks.ts';

/** Reads JSON, also one value in each line. @throws {Unreadable} `damaged` when it is neither */
export async function readJson(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readWholeTextFile(source);

  return { title: null, pages: splitSections(valueBlocks(parseJson(text))), warnings };
}

/** @throws {Unreadable} `damaged` */
export function parseJson(text: string): unknown {
  const whole = parsed(text);
  if (whole) return whole.value;

  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.length > 1 ? lines.map(parsed) : [null];
  if (values.some((value) => value === null)) throw new Unreadable('damaged', 'no JSON');

  return values.map((value) => value?.value);
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
