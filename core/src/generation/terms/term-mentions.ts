import type { NoteSentence } from '../reading/note-sentence.ts';
import { isJoined } from './noun-phrases.ts';
import type { TermMention } from './term.ts';
import { getWording, type TermCandidate } from './term-candidates.ts';

/** Candidates by the stem that they open with, longest first. */
type Openings = Map<string, TermCandidate[]>;

/**
 * Finds every place where a candidate stands, the longest candidate at each place: "short-term memory" is no
 * mention of "memory". One pass over the note, whatever the number of candidates.
 */
export function getMentions(
  candidates: ReadonlyMap<string, TermCandidate>,
  sentences: readonly NoteSentence[],
): Map<string, TermMention[]> {
  const openings = byOpening(candidates);
  const mentions = new Map<string, TermMention[]>();
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;

    let index = 0;
    while (index < sentence.words.length) {
      const found = longestAt(openings, sentence, index);
      if (found === null) {
        index += 1;
        continue;
      }
      const last = index + found.stems.length - 1;
      const knownTermMentions = mentions.get(found.norm);
      const mention = { sentence, first: index, last };
      if (knownTermMentions === undefined) mentions.set(found.norm, [mention]);
      else knownTermMentions.push(mention);
      index = last + 1;
    }
  }
  return mentions;
}

/** Number of occurrences of each candidate's words in the note, also inside longer candidates. */
export function getOccurrences(
  candidates: ReadonlyMap<string, TermCandidate>,
  sentences: readonly NoteSentence[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const maxLength = Math.max(
    0,
    ...new Set([...candidates.values()].map((candidate) => candidate.stems.length)),
  );
  for (const { words } of sentences) {
    for (let index = 0; index < words.length; index += 1) {
      let norm = '';
      for (let size = 1; size <= maxLength && index + size <= words.length; size += 1) {
        norm = size === 1 ? (words[index]?.stem ?? '') : `${norm} ${words[index + size - 1]?.stem}`;
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
    const knownTermCandidates = openings.get(opening);
    if (knownTermCandidates === undefined) openings.set(opening, [candidate]);
    else knownTermCandidates.push(candidate);
  }
  for (const list of openings.values()) list.sort((left, right) => right.stems.length - left.stems.length);
  return openings;
}

function longestAt(openings: Openings, sentence: NoteSentence, index: number): TermCandidate | null {
  const stem = sentence.words[index]?.stem ?? '';
  for (const candidate of openings.get(stem) ?? []) {
    if (standsAt(candidate, sentence, index)) return candidate;
  }
  return null;
}

function standsAt(candidate: TermCandidate, sentence: NoteSentence, index: number): boolean {
  for (let step = 1; step < candidate.stems.length; step += 1) {
    const word = sentence.words[index + step];
    const previousWord = sentence.words[index + step - 1];
    if (word === undefined || previousWord === undefined || word.stem !== candidate.stems[step]) return false;
    if (!isJoined(sentence.text, previousWord, word)) return false;
  }
  return candidate.wordings.includes(getWording(sentence.words.slice(index, index + candidate.stems.length)));
}
