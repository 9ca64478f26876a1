import type { CardNote } from '../../../cards/card-note.ts';
import { bodyLimits } from '../../../question-types/question-body.ts';
import type { DocumentPage, TextBlock, TextSpan } from '../../../text/document.ts';
import { sentenceSpans } from '../../../text/sentences.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { isRemark, withoutRemarks } from '../../facts/remarks.ts';
import type { OutlineBlock } from '../../plan/note-outline.ts';
import type { TypedPhrases } from '../phrases/typed-phrases.ts';
import { getTypedPhrases } from '../phrases/typed-phrases-by-language.ts';
import type { TypedCandidate } from '../typed-draft.ts';

/** Every more exact question comes first. */
const PRIORITY = 1.5;
const MIN_POINTS = 2;
/** Bullets are seldom whole sentences. */
const MIN_LINES = 3;
const MAX_SENTENCES = 12;
const MIN_WORDS = 25;
const MIN_HEADING_CHARACTERS = 5;
const MAX_HEADING_WORDS = 8;

/**
 * Asks for the main points of the text below a heading. The model answer is the note's own sentences, so its key is
 * always right; it asks the parts of a lecture in prose that give no more exact question.
 *
 * @param note in a language whose questions are worded
 * @returns an open question for each heading with prose below it
 */
export function getPartRecalls({ parts: { parts }, language }: CardNote): TypedCandidate[] {
  const phrases = getTypedPhrases(language);
  if (phrases === null) return [];
  return parts.flatMap(({ title, isHeaded, blocks }) => {
    const [opening = ''] = flat(withoutRemarks(title)).split(BEHIND_NAME);
    const heading = opening.replace(/^(?:\d+[.)]?|[A-Z][.)])\s+|\s*[*:]+$/g, '');
    const stem = isHeaded ? getStem(heading, phrases) : null;
    const points = blocks
      .flatMap(getPoints)
      .filter(({ text }) => flat(text) !== flat(title) && phrases.pointEnds.test(flat(text)));
    // A model answer without a point of its part would teach that the point does not matter.
    if (!isShort(points)) return [];
    const [first, last] = [points[0], points.at(-1)];
    if (stem === null || first === undefined || last === undefined) return [];
    const completeCount = points.filter(({ text }) => /[.!?]$/.test(text)).length;
    const answer = joinPoints(points);
    if ((completeCount < MIN_POINTS && points.length < MIN_LINES) || getWords(answer).length < MIN_WORDS)
      return [];

    const { page } = first;
    const [start, end] = [first.start, last.end];
    return [
      {
        kind: 'statement',
        stem,
        body: { type: 'open', answer },
        explanation: '',
        origin: { page: page.number, section: page.section, start, end, quote: page.text.slice(start, end) },
        facts: [`part:${page.number}:${normalForm(heading)}`],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

/** A sentence, or an item of a list. */
interface Point extends TextSpan {
  page: DocumentPage;
  block: TextBlock;
  text: string;
}

function getPoints({ page, block, text }: OutlineBlock): Point[] {
  if (block.kind === 'heading' || block.kind === 'code' || block.kind === 'table_row') return [];
  const spans = block.kind === 'list_item' ? [{ start: 0, end: text.length }] : sentenceSpans(text);
  return spans.flatMap(({ start, end }) => {
    const ownText = text.slice(start, end);
    return isRemark(ownText)
      ? []
      : [{ page, block, text: ownText, start: block.start + start, end: block.start + end }];
  });
}

/** "Diffusion of innovations – Everett Rogers, 1962" is named by its first part. */
const BEHIND_NAME = /\s[–—=-]\s|\s*[:(]/;

function getStem(heading: string, phrases: TypedPhrases): string | null {
  const words = getWords(heading).length;
  if (
    heading.length < MIN_HEADING_CHARACTERS ||
    words === 0 ||
    words > MAX_HEADING_WORDS ||
    isRemark(heading) ||
    /\?$/.test(heading)
  )
    return null;
  return phrases.mainPoints(heading);
}

/** Tells whether the points stand on one page, and are as many as an answer holds. */
function isShort(points: readonly Point[]): boolean {
  const length = points.reduce((sum, { text }) => sum + text.length + 1, 0);
  return (
    points.length <= MAX_SENTENCES &&
    length <= bodyLimits.modelAnswer &&
    points.every(({ page }) => page === points[0]?.page)
  );
}

/** The sentences of a paragraph stand behind one another, and bullets below. */
function joinPoints(points: readonly Point[]): string {
  return [...Map.groupBy(points, ({ block }) => block).values()]
    .map((sentences) => sentences.map(({ text }) => flat(text)).join(' '))
    .join('\n');
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
