import { DATE, DAY_FIRST } from '../../cards/sources/note-lines.ts';
import { isStatement } from '../../cards/sources/term-form.ts';
import { type LabelledLine, labelledLine } from '../../generation/facts/labels/labelled-line.ts';
import { CASE_NAME } from '../../generation/facts/phrases/term-kinds.ts';
import { withoutRemarks } from '../../generation/facts/remarks.ts';
import type { OutlineBlock } from '../../generation/plan/note-outline.ts';
import { formulaGap, withoutGaps } from '../../text/marked-gaps.ts';
import { getWords } from '../../text/words.ts';

/** The role of a note's block in its guide. */
export type BlockKind =
  | { kind: 'head' }
  | { kind: 'row' }
  | { kind: 'item' }
  | { kind: 'term'; line: LabelledLine }
  | { kind: 'date' | 'formula' | 'figure' | 'caption' | 'statement' | 'nothing' };

const MAX_WORDS_OF_HEAD = 9;
/** Above other lines than a list a longer one may say something itself. */
const MAX_WORDS_OF_NAME = 6;
const MIN_WORDS_OF_PROSE = 25;

const FIGURE =
  /^(?:fig(?:ure)?|abb(?:ildung)?|photo|image|illustration|diagram|plate)\.?\s*\d+(?:[.-]\d+)*\s*[.:–—-]?\s+\S/iu;
const TABLE = /^(?:table|tabelle|tableau|tabla|tab\.)\s*\d+(?:[.-]\d+)*\s*[.:–—-]?\s+\S/iu;
/** "F = ma", "$E = mc^2$", "1 Ko = 1000 octets". */
const FORMULA = /^[^.!?]{1,60}\s=\s\S|^\$[^$]+\$$|^\\[[(]/u;
const PICTURE = /^\[picture: (?<caption>[^[\]]+)\]$/u;
const FILE_NAME = /\.\w{2,4}$|^\S+$|^(?:picture|image|img|clip ?art|a (?:picture|screenshot|close))/iu;

/** @param next what follows it in its section @returns what a block is to its guide */
export function getKind(found: OutlineBlock, next: OutlineBlock | undefined): BlockKind {
  const { block } = found;
  const text = found.text.trim();
  if (block.kind === 'heading') return { kind: 'head' };
  if (block.kind === 'table_row') return { kind: 'row' };
  if (block.kind === 'code' || text.includes(formulaGap)) return { kind: 'nothing' };
  if (block.kind === 'list_item') return { kind: 'item' };
  if (FIGURE.test(text) || getCaption(text) !== null) return { kind: 'figure' };
  if (TABLE.test(text)) return { kind: 'caption' };
  return kindOfLine(text, next);
}

function kindOfLine(text: string, next: OutlineBlock | undefined): BlockKind {
  if (withoutRemarks(text) === '') return { kind: 'nothing' };
  const ofCase = caseLine(text);
  if (ofCase !== null) return { kind: 'term', line: ofCase };
  if (DAY_FIRST.test(text)) return { kind: 'date' };
  const line = labelledLine(text);
  if (line !== null && isDated(line)) return { kind: 'date' };
  if (isFormula(text)) return { kind: 'formula' };
  if (isHead(text, next)) return { kind: 'head' };
  return line === null ? { kind: 'statement' } : { kind: 'term', line };
}

const CASE_LABEL = /^(?<label>[^:=;]{3,90}?)\s*(?::\s|\s[-–—=]\s)\s*(?<meaning>\S.*)$/su;

/** @returns a law case with its citation, and all that its line says of it; null for another line */
export function caseLine(text: string): LabelledLine | null {
  if (!CASE_NAME.test(text)) return null;
  const { label, meaning } = CASE_LABEL.exec(text)?.groups ?? {};
  const isName = label !== undefined && meaning !== undefined && !/\p{L}{3,}\.\s/u.test(label);
  return isName ? { label, meaning, isResult: false } : null;
}

/** Two names and a sign say what something is; figures and signs say how it is reckoned. */
function isFormula(text: string): boolean {
  if (!FORMULA.test(text) || IN_SENTENCE.test(text) || !/[\d^*/+×÷√$\\−-]/u.test(text)) return false;
  const names = getWords(text).filter((word) => word.text.length >= SHORTEST_NAME);
  return names.length <= (OPERATOR.test(text) ? MAX_NAMES_WITH_OPERATOR : MAX_NAMES);
}

const SHORTEST_NAME = 3;
const MAX_NAMES = 3;
const MAX_NAMES_WITH_OPERATOR = 9;
/** A formula between parts of a sentence has no meaning without them. */
const IN_SENTENCE =
  /^(?:we|using|since|because|where|thus|so|then|and|but|entering|substituting|if|for|\([a-z]\))\s|(?:\s(?:is|are|so|obtain|gives?|find|get|have|yields?|that|and|where)|,)$/iu;
const OPERATOR = /[*/+×÷√^]|\s[-−]\s/u;

/** @returns whether a labelled line says what happened at a time */
export function isDated({ label, meaning }: LabelledLine): boolean {
  return DATE.test(label) || DATE.test(meaning);
}

/** @returns what a mark for a picture says that the picture shows; null for another text, and for a name of a file */
export function getCaption(text: string): string | null {
  const caption = PICTURE.exec(text)?.groups?.caption?.trim();
  return caption === undefined || FILE_NAME.test(caption) || getWords(caption).length < 3 ? null : caption;
}

/** A short line that states nothing, above a list, a table, labelled lines or prose. */
function isHead(text: string, next: OutlineBlock | undefined): boolean {
  if (next === undefined || next.block.kind === 'heading' || next.block.kind === 'code') return false;
  const isColon = /:\s*$/.test(text);
  const words = getWords(text).length;
  if (words === 0 || words > (isColon ? 2 * MAX_WORDS_OF_HEAD : MAX_WORDS_OF_HEAD)) return false;
  if (/[.!?;,]["”’)]?$/u.test(text) || text.includes('\n') || withoutGaps(text) !== text) return false;
  if (isColon || next.block.kind === 'table_row') return true;
  if (labelledLine(text) !== null) return false;
  if (next.block.kind === 'list_item') return true;
  if (words > MAX_WORDS_OF_NAME || isStatement(text) || !/^[\p{Lu}\p{N}]/u.test(text)) return false;
  return (
    labelledLine(next.text) !== null ||
    getWords(next.text).length >= MIN_WORDS_OF_PROSE ||
    FORMULA.test(next.text)
  );
}
