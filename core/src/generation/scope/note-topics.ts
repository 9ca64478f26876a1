import type { StudyDocument } from '../../text/document.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { normalForm } from '../../text/words.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { QuestionScope } from '../question-draft.ts';
import { readNote } from '../reading/note-reading.ts';
import { getTerms } from '../terms/terms.ts';
import { carries, wantedStems } from './within-scope.ts';

const MOST_TOPICS = 20;
const MOST_HEADINGS = 12;
const LONGEST_TOPIC = 60;

/**
 * Lists at most twenty topics of a note in the note's words: its headings, the subjects of its lists, its
 * labels, then its strongest terms. A heading above everything is no topic.
 */
export function getTopics(document: StudyDocument): string[] {
  const sentences = readNote(document);
  const headings = sentences.filter(({ isHeading }) => isHeading).map(({ text }) => text);
  const { lists, definitions } = readFacts(document);
  const terms = getTerms(sentences).flatMap(({ forms }) => forms[0]?.surface ?? []);

  const topics = new Map<string, string>();
  for (const text of [
    ...(headings.length > 1 ? headings.slice(0, MOST_HEADINGS) : []),
    ...lists.map(({ head }) => head).slice(0, MOST_HEADINGS),
    ...definitions.map(({ term }) => term).slice(0, MOST_HEADINGS),
    ...terms,
  ]) {
    if (topics.size === MOST_TOPICS) break;
    const topic = text.replace(/\s+/g, ' ').trim();
    const norm = normalForm(topic);
    if (norm !== '' && topic.length <= LONGEST_TOPIC && !topics.has(norm)) topics.set(norm, topic);
  }
  return [...topics.values()];
}

/** The part of a request that the note cannot meet. */
export type UnmetScope = 'pages' | 'focus';

/** The note's content for a request, before any generation. */
export interface ScopeFinding {
  /** Null if the note has content for it. */
  unmet: UnmetScope | null;
  /** To choose from where the focus is not met; empty otherwise. */
  topics: string[];
}

export interface ScopeRequest {
  document: StudyDocument;
  scope: Pick<QuestionScope, 'focus' | 'pages'>;
}

/** Looks whether any line of the pages that are wanted carries what is wanted. */
export function findScope({ document, scope }: ScopeRequest): ScopeFinding {
  const { pages: range, focus } = scope;
  const pages = document.pages.filter(
    ({ number, reading }) =>
      reading !== 'unreadable' && (range === null || (number >= range.from && number <= range.to)),
  );
  if (pages.length === 0) return { unmet: 'pages', topics: [] };

  const requested = wantedStems(focus);
  const isMet = pages.some(({ text, section }) => carries(requested, withoutGaps(text), section));
  return isMet ? { unmet: null, topics: [] } : { unmet: 'focus', topics: getTopics(document) };
}
