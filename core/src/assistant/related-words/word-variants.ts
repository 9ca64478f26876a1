/** The words of a note that may stand for a word of a question: synonyms, abbreviations, slips of spelling. */
import { getKinds, getSynonyms, isKnown } from './related-words.ts';
import { getStudyWords } from './study-words.ts';

/** The words of the searched notes. */
export interface NoteVocabulary {
  stems: ReadonlySet<string>;
  /** Stems of a full name by its abbreviation, and the abbreviation by each of its words. */
  abbreviations: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Weights of a variant by its origin; the word itself weighs 1. */
const WEIGHTS = {
  abbreviation: 0.9,
  slip: 0.85,
  knownSlip: 0.6,
  study: 0.6,
  synonym: 0.5,
  part: 0.5,
  kind: 0.3,
} as const;

/** Shorter words have neighbours of another meaning. */
const MIN_LENGTH_OF_SLIP = 5;
/** "Joint" inside "jointly", "pulm" for "pulmonary". */
const MIN_LENGTH_OF_PART = 4;

/** @param isName a name has no synonyms @returns the stems of the note that may stand for a stem of the question, with their weights from 0 to 1 */
export function getVariants(
  stem: string,
  { stems, abbreviations }: NoteVocabulary,
  isName: boolean,
): Map<string, number> {
  const variants = new Map<string, number>();
  const add = (others: Iterable<string>, weight: number) => {
    for (const other of others)
      if (stems.has(other)) variants.set(other, Math.max(weight, variants.get(other) ?? 0));
  };
  add([stem], 1);
  add(abbreviations.get(stem) ?? [], WEIGHTS.abbreviation);
  if (!isName) {
    add(getStudyWords(stem), WEIGHTS.study);
    add(getSynonyms(stem), WEIGHTS.synonym);
    add(getKinds(stem), WEIGHTS.kind);
  }
  if (!stems.has(stem)) {
    add(
      [...stems].filter((other) => isShortForm(stem, other)),
      WEIGHTS.part,
    );
    if (stem.length >= MIN_LENGTH_OF_SLIP)
      add(
        [...stems].filter((other) => other.length >= MIN_LENGTH_OF_SLIP && isOneEdit(stem, other)),
        isKnown(stem) ? WEIGHTS.knownSlip : WEIGHTS.slip,
      );
  }
  return variants;
}

function isShortForm(stem: string, other: string): boolean {
  const [shorter, longer] = stem.length < other.length ? [stem, other] : [other, stem];
  return shorter.length >= MIN_LENGTH_OF_PART && longer.startsWith(shorter);
}

/** @returns whether one letter was added, omitted, replaced, or exchanged with its neighbour */
export function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
