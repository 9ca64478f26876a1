/** Gaps in a text of Moodle: `{2:SHORTANSWER:=Abuja~%50%Lagos}`. Read in Moodle's qtype_multianswer. */
import { hideMarkers, writeMarker } from '../gap-markers.ts';

/** A text as in the file, and the same text with blanked escapes, in which marks are searched. */
export interface MarkedText {
  raw: string;
  marks: string;
}

export type ClozeKind = 'short' | 'short_case' | 'numerical' | 'select' | 'multiple';

export interface ClozeGroup {
  kind: ClozeKind;
  weight: number;
  /** The text after the kind. */
  answers: MarkedText;
  /** Offset of the group in the text. */
  offset: number;
}

export interface ClozeText {
  /** The text with a marker for each group. */
  stem: string;
  groups: ClozeGroup[];
}

const kinds: readonly [RegExp, ClozeKind][] = [
  [/^(?:SHORTANSWER|SA|MW)$/, 'short'],
  [/^(?:SHORTANSWER_C|SAC|MWC)$/, 'short_case'],
  [/^(?:NUMERICAL|NM)$/, 'numerical'],
  [/^(?:MULTICHOICE(?:_[VHS]{1,2})?|MC[VHS]{0,2})$/, 'select'],
  [/^(?:MULTIRESPONSE(?:_[HS]{1,2})?|MR[HS]{0,2})$/, 'multiple'],
];
const start = /\{\s{0,9}(\d{0,4})\s{0,9}:\s{0,9}([A-Z_]{2,20})\s{0,9}:/g;

/** @param text of a question @returns whether each brace in it belongs to a gap, and there is one */
export function isCloze({ marks }: MarkedText): boolean {
  const starts = findStarts(marks);
  return starts.length > 0 && starts.length === marks.split('{').length - 1;
}

/** @param text with gaps @returns its parts; a group without an end is text */
export function splitCloze(text: MarkedText): ClozeText {
  const groups: ClozeGroup[] = [];
  let stem = '';
  let done = 0;
  for (const { kind, weight, offset, length } of findStarts(text.marks)) {
    const from = offset + length;
    if (offset < done) continue;
    const end = text.marks.indexOf('}', from);
    if (end === -1) break;

    const answers = { raw: text.raw.slice(from, end), marks: text.marks.slice(from, end) };
    groups.push({ kind, weight, answers, offset });
    stem += hideMarkers(text.raw.slice(done, offset)) + writeMarker(groups.length);
    done = end + 1;
  }
  return { stem: stem + hideMarkers(text.raw.slice(done)), groups };
}

function findStarts(marks: string): (Pick<ClozeGroup, 'kind' | 'weight' | 'offset'> & { length: number })[] {
  return Array.from(marks.matchAll(start)).flatMap(({ 0: found, 1: weight, 2: name = '', index }) => {
    const [, kind] = kinds.find(([form]) => form.test(name)) ?? [];
    if (kind === undefined) return [];
    return [{ kind, weight: Number(weight) || 1, offset: index, length: found.length }];
  });
}
