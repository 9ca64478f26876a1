/** The headings of a note that are nearest to a question, for a reader to whom nothing could be shown. */
import { getWords } from '../../text/words.ts';
import { stemsOfQuestion } from '../passages/question-words.ts';
import { getVariants } from '../related-words/word-variants.ts';

const MAX_HEADINGS = 3;
/** Longer ones are no headings, but lines that were read as such. */
const MAX_LENGTH = 80;

/** @returns headings with words that are related to the question first, then in the order of the note */
export function nearestHeadings(question: string, sections: readonly (string | null)[]): string[] {
  const headings = [...new Set(sections)].flatMap((section) => {
    const heading = section?.replace(/\s+/g, ' ').trim() ?? '';
    return heading === '' || heading.length > MAX_LENGTH ? [] : [{ heading, stems: getStems(heading) }];
  });
  const vocabulary = {
    stems: new Set(headings.flatMap(({ stems }) => [...stems])),
    abbreviations: new Map(),
  };
  const questionStems = stemsOfQuestion(question).map((stem) => getVariants(stem, vocabulary, false));
  const getNearness = ({ stems }: { stems: ReadonlySet<string> }) =>
    questionStems.reduce(
      (sum, variants) => sum + Math.max(0, ...[...stems].map((stem) => variants.get(stem) ?? 0)),
      0,
    );
  return headings
    .toSorted((one, other) => getNearness(other) - getNearness(one))
    .slice(0, MAX_HEADINGS)
    .map(({ heading }) => heading);
}

const getStems = (text: string): ReadonlySet<string> => new Set(getWords(text).map(({ stem }) => stem));
