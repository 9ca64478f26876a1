import { getPieceText, getPosition, getPositions, joinPieces, type Piece } from '../lines/piece.ts';
import { withoutTick } from '../marks/answer-mark.ts';
import { findOptions } from '../options/find-options.ts';
import { type CutOption, cutAtMarks, type OptionPieces } from '../options/option-pieces.ts';
import type { PaperOption, PaperQuestion } from '../paper.ts';
import { findTicks, type OptionTicks, takeStars } from './marked-options.ts';
import { areParts, readParts } from './read-parts.ts';
import { needsFigure } from './shared-text.ts';
import type { QuestionPieces } from './split-parts.ts';
import { type PrintedAnswer, splitExplanation, takeAnswers } from './take-answers.ts';
import { findTrueOrFalse } from './true-or-false.ts';
import { isUnclear } from './unclear-scan.ts';

/** A question with the keys that are printed at it, which may contradict each other. */
export interface ReadQuestion {
  /** The question without a key. */
  question: PaperQuestion;
  ticks: OptionTicks;
  /** Indexes of the options in the order of the text. */
  order: number[];
  answers: PrintedAnswer[];
  /** True if a scan does not show where the question ends. */
  isUnclear: boolean;
  omitted: Piece[];
}

/**
 * Reads one question.
 *
 * @param found its lines
 * @param above instructions that may offer "True or False"
 */
export function readQuestion(found: QuestionPieces, above: readonly Piece[]): ReadQuestion {
  const { pieces, answers, below } = takeAnswers(found.pieces);
  const cutLines = cutOptions(pieces, found);
  const { trailing, ...stars } =
    cutLines.options.length > 0 ? takeStars(cutLines.stem, cutLines.trailing) : { ...NO_STARS, ...cutLines };
  const { stem, parts } =
    cutLines.options.length > 0 ? { stem: stars.stem, parts: [] } : readParts(stars.stem);
  const printed = cutLines.options.toSorted((first, second) => first.mark.value - second.mark.value);
  const options = printed.length > 0 ? printed.map(makeOption) : findTrueOrFalse([...stem, ...above]);

  const isText = options.length === 0;
  const [first] = answers;
  if (first !== undefined && (isText || first.text === ''))
    first.text = [first.text, joinPieces(isText ? below : below.splice(0, 1))].filter(Boolean).join('\n');
  const left = isText ? [] : [...trailing, ...below];
  const { explanation, omitted } = splitExplanation(left, first !== undefined && trailing.length === 0);
  const unused = new Set(omitted);
  const question: PaperQuestion = {
    number: found.number,
    label: found.label,
    section: found.section,
    stem: joinPieces(stem),
    kind: 'open',
    options,
    parts,
    passage: found.passage,
    hasFigure: hasFigure(joinPieces(stem), options),
    key: null,
    keySource: null,
    explanation,
    positions: getPositions(found.pieces.filter((piece) => !unused.has(piece) && getPieceText(piece) !== '')),
  };
  const order = cutLines.options.map((option) => printed.indexOf(option));
  return {
    question,
    ticks: findTicks(cutLines.options, stars),
    order,
    answers,
    omitted,
    isUnclear: parts.length === 0 && isUnclear(found.pieces, cutLines.options),
  };
}

const NO_STARS = { hasFirst: false, hasLast: false };

function cutOptions(pieces: readonly Piece[], { style }: QuestionPieces): OptionPieces {
  const cutLines = cutAtMarks(pieces, findOptions(pieces, style));
  const texts = cutLines.options.map((option) => joinPieces(option.pieces));
  const isCapital = cutLines.options[0]?.mark.style.startsWith('capital') === true;
  const isTheory = cutLines.options.length > 0 && areParts(texts, joinPieces(cutLines.stem), isCapital);
  return isTheory ? { stem: [...pieces], options: [], trailing: [] } : cutLines;
}

function makeOption({ mark, letter, pieces }: CutOption): PaperOption {
  const [first] = pieces;
  // A figure shows the option, and only its letter is text.
  if (first === undefined) return { letter: mark.letter, text: mark.letter, position: getPosition(letter) };

  const [position = getPosition(first)] = getPositions(pieces);
  return { letter: mark.letter, text: withoutTick(joinPieces(pieces)), position };
}

const hasFigure = (stem: string, options: readonly PaperOption[]) =>
  needsFigure(stem) ||
  options.some(({ text, letter }) => (text === letter && text !== '') || needsFigure(text));
