import type { FactOrigin } from '../generation/facts/fact.ts';
import { writeCloze } from './cloze.ts';
import { asMarkdown } from './note-markdown.ts';

/** Sources of cards in a note; the bench counts cards by them. */
export const cardSources = [
  'pair',
  'definition',
  'genus',
  'called',
  'acronym',
  'date',
  'steps',
  'list',
  'table',
  'bold',
  /** A language model wrote it of a passage. */
  'model',
] as const;

/** A source of a card. */
export type CardSource = (typeof cardSources)[number];

/** A card as it is proposed to a student, before it is stored. */
export interface CardDraft {
  kind: 'basic' | 'cloze';
  /** Markdown; of a cloze card its text with the gaps, as `cloze.ts` reads them. */
  front: string;
  /** Markdown; empty for a cloze card. */
  back: string;
  source: CardSource;
  /** 1-based. */
  page: number;
  section: string | null;
  /** An exact substring of the text of its page. */
  quote: string;
}

/** Stands where the answer of a cloze card was, in plain text. */
export const BLANK = '________';

/** A card that a note might carry, before the gate: all texts are plain. */
export interface CardIdea {
  source: CardSource;
  /** The question; of a cloze card its text with a blank. */
  front: string;
  isCloze?: boolean;
  /** One answer for most cards, several for the members of a list. */
  answers: string[];
  /** How several answers stand on the back: in a line, as points, or numbered. */
  shape?: 'points' | 'steps';
  origin: FactOrigin;
  /** Names of the asked fact. If two cards share a name, the note gives the better card. */
  about: string[];
  /** How usable such cards are, 0-1 as readers judged them; comparable within one note. */
  worth: number;
}

/** Writes a card that a note might carry as it would be stored. */
export function getDraft(idea: CardIdea): CardDraft {
  const { source, origin } = idea;
  const { page, section, quote } = origin;
  const passage = { source, page, section, quote };
  if (idea.isCloze !== true) {
    return { kind: 'basic', front: asMarkdown(idea.front), back: backOf(idea), ...passage };
  }
  const [before = '', ...after] = idea.front.split(BLANK);
  const gap = { number: 1, answer: asMarkdown(idea.answers[0] ?? ''), hint: null };
  const front = writeCloze([asMarkdown(before), gap, asMarkdown(after.join(BLANK))]);
  return { kind: 'cloze', front, back: '', ...passage };
}

function backOf({ answers, shape }: CardIdea): string {
  if (shape === undefined) return asMarkdown(answers[0] ?? '');
  return answers
    .map((answer, index) => `${shape === 'steps' ? `${index + 1}.` : '-'} ${asMarkdown(answer)}`)
    .join('\n');
}
