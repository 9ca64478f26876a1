import { countWords } from '../blocks/clean-text.ts';
import { getText, type RawBlock, type Run } from '../blocks/raw-block.ts';

/** The length of about one printed page, so that a source opens near its quote. */
const SECTION_WORDS = 600;

/**
 * Splits a file without pages into sections: at headings, and wherever a section grows longer than
 * about a printed page. Headings that follow each other directly stay with the text below them.
 */
export function splitSections(blocks: readonly RawBlock[]): RawBlock[][] {
  const sections: RawBlock[][] = [];
  let section: RawBlock[] = [];
  let size = 0;
  for (const block of blocks.flatMap(splitLong)) {
    const ownCount = sizeOf(getText(block));
    const onlyHeadings = section.every(({ kind }) => kind === 'heading');
    const full = size + ownCount > SECTION_WORDS && !onlyHeadings;
    if (full || (block.kind === 'heading' && !onlyHeadings)) {
      sections.push(section);
      section = [];
      size = 0;
    }
    section.push(block);
    size += ownCount;
  }
  if (section.length > 0) sections.push(section);

  return sections;
}

/** Text without any paragraph break is still cut into sections, between sentences if possible. */
function splitLong(block: RawBlock): RawBlock[] {
  if (sizeOf(getText(block)) <= SECTION_WORDS) return [block];

  const parts: RawBlock[] = [];
  // Cells are counted in runs of the whole row.
  const { cells: _, ...part } = block;
  let runs: Run[] = [];
  let size = 0;
  for (const run of block.runs.flatMap(sentences)) {
    const ownCount = sizeOf(run.text);
    if (size > 0 && size + ownCount > SECTION_WORDS) {
      parts.push({ ...part, runs });
      runs = [];
      size = 0;
    }
    runs.push(run);
    size += ownCount;
  }

  return [...parts, { ...part, runs }];
}

function sentences(run: Run): Run[] {
  if (run.picture) return [run];

  const { text, bold } = run;
  const parts = text.split(/(?<=[.!?]["'”’)\]]?\s|[。！？])/);

  return parts.flatMap(chunks).map((part) => ({ text: part, bold }));
}

/** Even a sentence, or a word, may be longer than a page. */
function chunks(text: string): string[] {
  return sizeOf(text) <= SECTION_WORDS ? [text] : (text.match(/(?:\S{1,50}\s*){1,50}|\s+/gu) ?? []);
}

/** In words, or in eight characters each where a script does not part its words. */
function sizeOf(text: string): number {
  return Math.max(countWords(text), text.length / 8);
}
