import type { NoteSentence } from '../reading/note-sentence.ts';
import { isJoined } from './noun-phrases.ts';
import type { TermMention } from './term.ts';
import { type TermCandidate, wordingOf } from './term-candidates.ts';

/** Candidates by the stem that they open with, longest first. */
type Openings = Map<string, TermCandidate[]>;

/**
 * Finds every place where a candidate stands, the longest candidate at each place: "short-term memory" is no
 * mention of "memory". One pass over the note, whatever the number of candidates.
 */
export function mentionsOf(
  candidates: ReadonlyMap<string, TermCandidate>,
  sentences: readonly NoteSentence[],
): Map<string, TermMention[]> {
  const openings = byOpening(candidates);
  const mentions = new Map<string, TermMention[]>();
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;

    let at = 0;
    while (at < sentence.words.length) {
      const found = longestAt(openings, sentence, at);
      if (found === null) {
        at += 1;
        continue;
      }
      const last = at + found.stems.length - 1;
      const known = mentions.get(found.norm);
      const mention = { sentence, first: at, last };
      if (known === undefined) mentions.set(found.norm, [mention]);
      else known.push(mention);
      at = last + 1;
    }
  }
  return mentions;
}

/** Number of occurrences of each candidate's words in the note, also inside longer candidates. */
export function occurrencesOf(
  candidates: ReadonlyMap<string, TermCandidate>,
  sentences: readonly NoteSentence[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const longest = Math.max(
    0,
    ...new Set([...candidates.values()].map((candidate) => candidate.stems.length)),
  );
  for (const { words } of sentences) {
    for (let at = 0; at < words.length; at += 1) {
      let norm = '';
      for (let size = 1; size <= longest && at + size <= words.length; size += 1) {
        norm = size === 1 ? (words[at]?.stem ?? '') : `${norm} ${words[at + size - 1]?.stem}`;
        if (candidates.has(norm)) counts.set(norm, (counts.get(norm) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function byOpening(candidates: ReadonlyMap<string, TermCandidate>): Openings {
  const openings: Openings = new Map();
  for (const candidate of candidates.values()) {
    const opening = candidate.stems[0] ?? '';
    const known = openings.get(opening);
    if (known === undefined) openings.set(opening, [candidate]);
    else known.push(candidate);
  }
  for (const list of openings.values()) list.sort((left, right) => right.stems.length - left.stems.length);
  return openings;
}

function longestAt(openings: Openings, sentence: NoteSentence, at: number): TermCandidate | null {
  const stem = sentence.words[at]?.stem ?? '';
  for (const candidate of openings.get(stem) ?? []) {
    if (standsAt(candidate, sentence, at)) return candidate;
  }
  return null;
}

function standsAt(candidate: TermCandidate, sentence: NoteSentence, at: number): boolean {
  for (let step = 1; step < candidate.stems.length; step += 1) {
    const word = sentence.words[at + step];
    const before = sentence.words[at + step - 1];
    if (word === undefined || before === undefined || word.stem !== candidate.stems[step]) return false;
    if (!isJoined(sentence.text, before, word)) return false;
  }
  return candidate.wordings.includes(wordingOf(sentence.words.slice(at, at + candidate.stems.length)));
}
