import type { NoteSentence } from './note-sentence.ts';

const FEWEST_GROUPS = 3;
const MOST_GROUPS = 24;
const STRETCHES = 8;
const INTRODUCTION = /^(?:introduction|overview|preface)\b/i;

/**
 * Divides a note into the groups over which its questions are spread: the sections of the highest heading
 * level that there is; where levels are unknown, what lies between two summaries; else equal stretches.
 *
 * @returns for each sentence, by its index, the number of its group.
 */
export function groupsOf(sentences: readonly NoteSentence[]): number[] {
  const levels = [
    ...new Set(sentences.flatMap((sentence) => (sentence.headingLevel > 0 ? [sentence.headingLevel] : []))),
  ];
  for (const level of levels.sort((left, right) => left - right)) {
    const groups = groupsOpenedBy(
      sentences,
      (sentence) => sentence.headingLevel > 0 && sentence.headingLevel <= level,
    );
    if (isUseful(groups)) return groups;
  }
  const betweenSummaries = groupsOpenedBy(sentences, opensChapterSection);
  return isUseful(betweenSummaries) ? betweenSummaries : stretches(sentences);
}

function groupsOpenedBy(
  sentences: readonly NoteSentence[],
  opens: (sentence: NoteSentence, before: NoteSentence | undefined) => boolean,
): number[] {
  let group = 0;
  return sentences.map((sentence, at) => {
    if (at > 0 && opens(sentence, sentences[at - 1])) group += 1;
    return group;
  });
}

/** The heading after a summary or after the introduction. */
function opensChapterSection(sentence: NoteSentence, before: NoteSentence | undefined): boolean {
  if (!sentence.isHeading || sentence.isSummary || before === undefined || before.isHeading) return false;
  return before.isSummary || INTRODUCTION.test(before.section ?? '');
}

function isUseful(groups: readonly number[]): boolean {
  const count = (groups.at(-1) ?? 0) + 1;
  return count >= FEWEST_GROUPS && count <= MOST_GROUPS;
}

function stretches(sentences: readonly NoteSentence[]): number[] {
  const total = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  let seen = 0;
  return sentences.map((sentence) => {
    const stretch = Math.floor((seen / Math.max(1, total)) * STRETCHES);
    seen += sentence.words.length;
    return stretch;
  });
}
