import { pictureGap } from '@akada/core/text/marked-gaps.ts';
import { getText, paragraph, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';

/** More than nearly any book has; a file that repeats one picture is not worth pages of marks. */
const MOST_PICTURES = 1_000;

/** Said once of a file with more. */
const tooManyWarning = `Only the first ${MOST_PICTURES.toLocaleString('en')} pictures are marked.`;

/**
 * Moves picture marks to where people read them: below a heading, because its words name the next pages. A
 * mark loses its alternative text if the line next to it says the same. Pictures over the limit get no mark.
 */
export function arrangePictures(pages: readonly RawBlock[][]): { pages: RawBlock[][]; warnings: string[] } {
  const limit = { left: MOST_PICTURES, isPassed: false };
  const changed = pages.map((blocks) =>
    blocks.some(hasPicture) ? withoutRepetition(blocks.flatMap((block) => arranged(block, limit))) : blocks,
  );

  return { pages: changed, warnings: limit.isPassed ? [tooManyWarning] : [] };
}

const hasPicture = ({ runs }: RawBlock) => runs.some(({ picture }) => picture);

interface Limit {
  left: number;
  isPassed: boolean;
}

function arranged(block: RawBlock, limit: Limit): RawBlock[] {
  if (!hasPicture(block)) return [block];

  const pictures = block.runs.filter(({ picture }) => picture);
  const marked = new Set(pictures.slice(0, limit.left));
  limit.left -= marked.size;
  limit.isPassed ||= marked.size < pictures.length;
  if (block.kind !== 'heading') {
    // Cells are counted in runs of their row, so a run that goes is emptied.
    return [{ ...block, runs: block.runs.map((run) => (run.picture && !marked.has(run) ? plain('') : run)) }];
  }

  const words = block.runs.filter(({ picture }) => !picture);
  return [{ ...block, runs: words }, ...[...marked].map((picture) => paragraph([picture]))];
}

/** A caption or a heading often repeats the description of its picture. */
function withoutRepetition(blocks: readonly RawBlock[]): RawBlock[] {
  return blocks.map((block, index) => {
    if (!hasPicture(block)) return block;

    const beside = [blocks[index - 1], block, blocks[index + 1]].map((one) => one && getWords(one));
    const runs = block.runs.map((run) => (isSaid(run, beside) ? { ...run, text: pictureGap('') } : run));
    return { ...block, runs };
  });
}

const getWords = ({ runs }: RawBlock) =>
  comparable(getText({ runs: runs.filter(({ picture }) => !picture) }));

function isSaid({ text, picture }: Run, beside: readonly (string | undefined)[]): boolean {
  const alternative = picture ? comparable(text.slice('[picture: '.length, -1)) : '';

  return (
    alternative !== '' &&
    beside.some((words) => words?.startsWith(alternative) || words?.endsWith(alternative))
  );
}

/** Captions end in a full stop, and alternative texts often do not. */
const comparable = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.…]{1,6}$/, '')
    .toLowerCase();
