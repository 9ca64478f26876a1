import { heading, plain, type RawBlock } from '../blocks/raw-block.ts';
import { nameWithoutEnding } from '../file-source.ts';

/**
 * Puts the headings of a page of a member one level below that of its archive.
 *
 * @param name of the member, null on its pages after the first
 */
export function underName(name: string | null, blocks: readonly RawBlock[]): RawBlock[] {
  const lower = blocks.map((block) =>
    block.kind === 'heading' ? heading(block.level + 1, block.runs) : block,
  );

  return name === null ? lower : [heading(1, [plain(nameWithoutEnding(name))]), ...lower];
}
