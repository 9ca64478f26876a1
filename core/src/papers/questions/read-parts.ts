import { joinPieces, type Piece } from '../lines/piece.ts';
import type { PaperPart } from '../paper.ts';

const MARK =
  /(?:^|(?<=[.?;:)\]!]\s)|(?<=^\s))(?<label>\((?:[a-h]|[ivx]{1,4})\)|(?:[a-h]|[ivx]{1,4})[.)](?=\s))\s{0,3}/gu;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const COMMAND =
  /^(?:(?:briefly|clearly|carefully)\s)?(?:define|state|list|mention|explain|describe|outline|give|name|identify|differentiate|distinguish|compare|contrast|discuss|write|enumerate|highlight|calculate|find|solve|draw|sketch|determine|show|prove|evaluate|simplify|what|why|how|which|who|where|when|with|account|suggest|examine|trace|assess|comment|derive|citez?|définissez|expliquez?|donnez?|nommez?|décrivez|comparez?|énumérez|calculez?|montrez|pourquoi|comment|que(?:l|ls|lle|lles)?)(?![\p{L}])/iu;
/** No question with options starts so. */
const THEORY =
  /^(?:(?:briefly|clearly)\s)?(?:explain|discuss|describe|define|write|differentiate|distinguish|compare|outline|enumerate|account for|expliquez|décrivez|définissez|comparez)(?![\p{L}])/iu;
/** "Solve:" and "Find the following:" lead to tasks. */
const PLAIN_TASK = /^\p{L}+(?: the following)?(?: [\p{L}]+)?\s?[:.–-]?$/u;
const MARKS = /[([]\s?\d{1,2}\s?(?:marks?|mks?|points?|pts)\s?[)\]]/i;

interface Part extends PaperPart {
  pieces: Piece[];
}

/**
 * Reads the parts of a theory question: (a), (b), and (i), (ii) below them.
 *
 * @param pieces of the question
 * @returns the pieces above the parts, and the parts in order; a single part is none
 */
export function readParts(pieces: readonly Piece[]): { stem: Piece[]; parts: PaperPart[] } {
  const stem: Piece[] = [];
  const parts: Part[] = [];
  let letter = 0;
  let roman = 0;
  for (const piece of pieces) {
    const text = piece.line.text.slice(piece.from, piece.to);
    const item = readItem(piece, pieces[0]);
    if (item !== null) {
      parts.push({ ...item, text: '', pieces: [piece] });
      continue;
    }
    let start = piece.from;
    const close = (end: number) => {
      if (end > start) (parts.at(-1)?.pieces ?? stem).push({ line: piece.line, from: start, to: end });
      start = end;
    };
    for (const found of text.matchAll(MARK)) {
      const label = found.groups?.label ?? '';
      const name = label.replace(/[().]/g, '');
      const isLetter = name === 'abcdefgh'[letter];
      if (!isLetter && name !== ROMAN[roman]) continue;
      if (isLetter) letter += 1;
      roman = isLetter ? 0 : roman + 1;
      close(piece.from + found.index);
      start = piece.from + found.index + found[0].length;
      parts.push({ label, depth: isLetter || letter === 0 ? 0 : 1, text: '', pieces: [] });
    }
    close(piece.to);
  }
  if (parts.length < 2) return { stem: [...pieces], parts: [] };
  return {
    stem,
    parts: parts.map(({ label, depth, pieces: ownPieces }) => ({
      label,
      depth,
      text: joinPieces(ownPieces),
    })),
  };
}

/** An item of a list whose file counts it: letters, and Roman numerals below them. */
function readItem({ line }: Piece, first: Piece | undefined): Pick<Part, 'label' | 'depth'> | null {
  if (line.ordinal === null || first === undefined || line.level <= first.line.level) return null;
  const depth = Math.min(line.level - first.line.level, 2) - 1;
  const names = depth === 0 ? [...'abcdefgh'] : ROMAN;
  return { label: `(${names[line.ordinal - 1] ?? line.ordinal})`, depth };
}

/**
 * Tells parts of a theory question from options.
 *
 * @param texts behind the letters
 * @param stem above them
 * @param isCapital true if the letters are capitals, which parts rarely have
 * @returns true if half of the texts are tasks, or if the stem is a task without a choice
 */
export function areParts(texts: readonly string[], stem: string, isCapital: boolean): boolean {
  const isTaskText = isCapital ? (text: string) => MARKS.test(text) : isTask;
  if (stem === '') return texts.some(isTaskText);
  const isTheory = THEORY.test(stem) || (COMMAND.test(stem) && PLAIN_TASK.test(stem));
  if (isTheory && !isCapital) return true;
  return texts.filter(isTaskText).length * 2 >= texts.length;
}

/** @returns true for a task whose answer is a text: "Explain …", "Define …" */
export const asksForText = (text: string) => THEORY.test(text);

/** @returns true for a task or a question: "Define osmosis.", "Why …?", "… [5 marks]" */
export const isTask = (text: string) =>
  (COMMAND.test(text) && text.split(/\s+/, 3).length > 2) ||
  MARKS.test(text) ||
  (/\p{L}\s?\?\s?(?:[([]|$)/u.test(text) &&
    text.split(/\s+/, MIN_QUESTION_WORDS).length === MIN_QUESTION_WORDS);

/** "isn't it?" is an option, and no question. */
const MIN_QUESTION_WORDS = 4;
