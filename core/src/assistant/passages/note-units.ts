/** Cuts passages into the sentences and lines that may answer a question, each with its context. */
import type { TextSpan } from '../../text/document.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords } from '../../text/words.ts';
import { introducesLine, type NoteLine, readLines, type SearchedPassage } from './note-lines.ts';
import { getQuote } from './unit-quote.ts';

/** A sentence or a line of a passage. */
export interface NoteUnit extends TextSpan {
  /** The index of its passage. */
  passage: number;
  text: string;
  stems: readonly string[];
  /** Stems of the section, of the line that leads to it, and of the sentence before it in its line. */
  heading: ReadonlySet<string>;
  lead: ReadonlySet<string>;
  previous: ReadonlySet<string>;
  /** Its line is the answer to the question before it. */
  isReply: boolean;
  /** It only leads to the next lines. */
  isLead: boolean;
  /** The text that a reader gets: a lead with its lines, else the unit. */
  quoted: string;
  /** The range of the passage that is quoted for it. */
  quote: TextSpan;
}

/** The line that leads to the next ones. */
interface Lead {
  line: NoteLine;
  stems: ReadonlySet<string>;
  /** The next line is the first one behind it. */
  isNext: boolean;
}

const getStems = (text: string): string[] => getWords(text).map(({ stem }) => stem);
const nothing: ReadonlySet<string> = new Set();

/** @returns the units of all passages, in their order */
export function getUnits(passages: readonly SearchedPassage[]): NoteUnit[] {
  const units: NoteUnit[] = [];
  let section: string | null = null;
  let lead: Lead | null = null;
  for (const [index, passage] of passages.entries()) {
    // A lead may be the last line of one passage, and its lines the next passage.
    if (passage.section !== section) lead = null;
    section = passage.section;
    const heading = new Set(getStems(section ?? ''));
    const lines = readLines(passage);
    for (const [number, line] of lines.entries()) {
      if (lead !== null && !introducesLine(lead.line, line, lead.isNext)) lead = null;
      const around = {
        passage: index,
        heading,
        lead: lead?.stems ?? nothing,
        isReply: lead?.line.lead === 'question' && line.lead === null,
        isLead: line.lead !== null,
      };
      let previous = nothing;
      for (const { start, end } of getSentences(line)) {
        const text = passage.text.slice(start, end);
        const stems = getStems(text);
        const quote = getQuote(passage.text, lines, number, { start, end });
        const quoted = around.isLead ? passage.text.slice(quote.start, quote.end) : text;
        units.push({ ...around, start, end, text, stems, previous, quote, quoted });
        previous = new Set(stems);
      }
      lead = getNextLead(lead, line);
    }
  }
  return units;
}

const getSentences = ({ text, start: from }: NoteLine): TextSpan[] =>
  sentenceSpans(text).map(({ start, end }) => ({ start: from + start, end: from + end }));

function getNextLead(lead: Lead | null, line: NoteLine): Lead | null {
  if (line.lead !== null) return { line, stems: new Set(getStems(line.text)), isNext: true };
  return lead && { line: lead.line, stems: lead.stems, isNext: false };
}
