import type { CardNote } from '../../../cards/card-note.ts';
import { isAdministrative } from '../../../cards/gate/plain-speech.ts';
import { getLines, type NoteLine } from '../../../cards/sources/note-lines.ts';
import { withoutBracketedRemarks } from '../../../papers/marks/exam-remarks.ts';
import { withoutGaps } from '../../../text/marked-gaps.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { getOrigin } from '../../facts/fact.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 3.3;
const HEAD =
  /^(?:(?:slide )?\d+[.):]\s*)?(?:(?<asks>(?:the )?(?:main |key |some )?differences? between|comparison (?:of|between)|compare|distinguish between|difference:?) )?(?<one>[\p{L}\p{N}][^:;?]{1,40}?) (?<link>vs?\.?|versus|and) (?<other>[\p{L}\p{N}][^:;?]{1,40}?)(?: compared)?\s*[:.]?$/iu;
const LINES = { min: 2, max: 8 };
const MAX_WORDS = 140;
/** An adjective without a noun names nothing: "ideal vs practical". */
const MAX_SIDE_WORDS = 4;

/**
 * Asks for the differences that a note lists below "Compaction vs consolidation".
 *
 * @param note in English
 * @returns open questions, with the lines as their answer
 */
export function getContrastLists({ pages }: CardNote): TypedCandidate[] {
  return pages.flatMap((page) => {
    const lines = getLines(page);
    return lines.flatMap((line, index): TypedCandidate[] => {
      const sides = readHead(line);
      if (sides === null) return [];

      const below = takeBelow(lines, index, sides);
      const last = below.at(-1);
      if (last === undefined || below.length < LINES.min) return [];

      const texts = below.map(({ text }) => withoutBracketedRemarks(text));
      return [
        {
          kind: 'comparison',
          stem: `What are the differences between ${sides[0]} and ${sides[1]}?`,
          body: { type: 'open', answer: texts.join('\n') },
          explanation: `${texts.join('; ')}.`,
          origin: getOrigin(page, line, last),
          facts: [`contrast:${normalForm(sides[0])}:${normalForm(sides[1])}`],
          answers: [],
          isOwn: false,
          priority: PRIORITY,
        },
      ];
    });
  });
}

function readHead({ text }: NoteLine): [string, string] | null {
  const { asks, one = '', link = '', other = '' } = HEAD.exec(withoutBracketedRemarks(text))?.groups ?? {};
  if (one === '' || (asks === undefined && /^and$/i.test(link))) return null;
  if ([one, other].some((side) => getWords(side).length > MAX_SIDE_WORDS || ADJECTIVE.test(side)))
    return null;

  const lower = (side: string) =>
    /^\p{Lu}\p{Ll}/u.test(side) && !/\s\p{Lu}/u.test(side)
      ? side.charAt(0).toLowerCase() + side.slice(1)
      : side;
  return [lower(one), lower(other)];
}

const ADJECTIVE = /^(?:\p{L}+(?:al|ic|ive|ous|ary|ible|able|less|ful)|\p{L}{4,}ed|[A-Za-z])$/iu;

/** The lines below up to the next heading; each side is named by one of them at least. */
function takeBelow(lines: readonly NoteLine[], index: number, sides: readonly [string, string]): NoteLine[] {
  const head = lines[index];
  const isList = lines[index + 1]?.kind === 'list_item';
  const isEnd = ({ kind, level }: NoteLine) =>
    isList
      ? kind !== 'list_item' || (head?.kind === 'list_item' && level <= head.level)
      : kind !== 'paragraph' || head?.kind !== 'heading';
  const end = lines.findIndex((line, position) => position > index && isEnd(line));
  const below = lines.slice(index + 1, end === -1 ? undefined : end);
  const words = below.reduce((sum, { text }) => sum + getWords(text).length, 0);
  const isFit =
    below.length <= LINES.max &&
    words <= MAX_WORDS &&
    below.every(({ text }) => withoutGaps(text) === text && !text.endsWith(':') && !isAdministrative(text));
  return isFit && sides.every((side) => countLines(below, side) > 0) ? below : [];
}

function countLines(lines: readonly NoteLine[], side: string): number {
  const [first = ''] = normalForm(side).split(' ');
  return lines.filter(({ text }) => normalForm(text).split(' ').includes(first)).length;
}
