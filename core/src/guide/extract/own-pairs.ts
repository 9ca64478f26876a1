import type { CardNote } from '../../cards/card-note.ts';
import type { OutlineBlock } from '../../generation/plan/note-outline.ts';
import type { OwnPair } from '../../generation/typed/own-questions/own-pair.ts';
import { readPairs } from '../../generation/typed/own-questions/read-pairs.ts';
import type { GuidePart, NamedStatement } from '../guide-rules.ts';
import { shown } from './guide-text.ts';

/** Blocks of a section: the note's own questions with their answers, or other text. */
export interface Stretch {
  pairs: OwnPair[];
  blocks: OutlineBlock[];
}

/**
 * Divides the blocks of a section where the note asks its own questions.
 *
 * @param note read once
 * @returns a function that gives the stretches of a section in order; a pair stands in the stretch of its first block
 */
export function createPairReader(note: CardNote): (blocks: readonly OutlineBlock[]) => Stretch[] {
  const pairs = note.isBook ? [] : readPairs(note).filter(isWorthReading);
  const byPage = Map.groupBy(pairs, ({ origin }) => origin.page);
  return (blocks) => {
    const stretches: Stretch[] = [];
    for (const found of blocks) {
      const { start, end } = found.block;
      const own = (byPage.get(found.page.number) ?? []).filter(
        ({ origin }) => origin.start <= start && end <= origin.end,
      );
      const open = stretches.at(-1);
      const isSame = open !== undefined && open.pairs.length > 0 === own.length > 0;
      const stretch = isSame ? open : { pairs: [], blocks: [] };
      if (!isSame) stretches.push(stretch);
      stretch.blocks.push(found);
      stretch.pairs.push(...own.filter((pair) => !stretch.pairs.includes(pair)));
    }
    return stretches;
  };
}

/** An address teaches nothing, and printed options are more than an answer. */
const isWorthReading = ({ options, answers }: OwnPair) =>
  options === null && !answers.some((answer) => /https?:|www\.|^see\s/i.test(answer));

/** @returns the pairs of a stretch as terms: the question, and the answer below it */
export function getPairPart(pairs: readonly OwnPair[]): GuidePart {
  return { kind: 'terms', title: null, items: pairs.map(getItem) };
}

function getItem({ question, answers, origin }: OwnPair): NamedStatement {
  return {
    name: shown(question),
    text: shown(answers.join('; ')),
    passages: [{ page: origin.page, quote: origin.quote }],
  };
}
