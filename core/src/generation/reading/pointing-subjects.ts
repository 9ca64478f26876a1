import type { TaggedWord } from '../../text/part-of-speech.ts';
import type { Term } from '../terms/term.ts';
import { isVagueNoun } from '../terms/vague-words.ts';
import type { NoteSentence } from './note-sentence.ts';

/** So many sentences back, "the hypothesis" still means the one that was named. */
const FARTHEST = 3;

/**
 * Takes sentences out of what can be asked whose subject is "the" one of the sentences before: "The hypothesis suggests that
 * language shapes thought", after the Sapir-Whorf hypothesis was named, says nothing of hypotheses. "The process" is always
 * one that was named.
 */
export function excludePointingSubjects(sentences: readonly NoteSentence[], terms: readonly Term[]): void {
  const namedAt = sentencesByHead(terms);
  for (const sentence of sentences) {
    const noun = subjectOf(sentence);
    if (noun === null) continue;

    if (isVagueNoun(noun)) sentence.tagged = null;
    const named = namedAt.get(noun);
    for (let back = 1; back <= FARTHEST; back += 1) {
      const before = sentences[sentence.index - back];
      if (before?.part === sentence.part && named?.has(before.index)) sentence.tagged = null;
    }
  }
}

/** For each noun that longer terms end in, the sentences that name one of them. */
function sentencesByHead(terms: readonly Term[]): Map<string, Set<number>> {
  const byHead = new Map<string, Set<number>>();
  for (const { norm, mentions } of terms) {
    const words = norm.split(' ');
    if (words.length === 1 || words.includes('of')) continue;

    const head = words.at(-1) ?? '';
    const named = byHead.get(head) ?? new Set();
    for (const { sentence } of mentions) named.add(sentence.index);
    byHead.set(head, named);
  }
  return byHead;
}

/** The stem of the noun in "The noun does …" or "In 1918, the noun did …"; null for any other subject. */
function subjectOf({ text, tagged }: NoteSentence): string | null {
  const [article, noun, next] = (tagged ?? []).slice(startOfSubject(text, tagged ?? []));
  if (article?.lower !== 'the' || noun?.wordClass !== 'noun') return null;
  return next?.wordClass === 'noun' || next?.lower === 'of' ? null : noun.stem;
}

const OPENING = /^(?:In|By|On|At|After|During|Since|Until) [^,]{1,40}, (?=the )/;

function startOfSubject(text: string, tagged: readonly TaggedWord[]): number {
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  return tagged.findIndex(({ start }) => start >= opening);
}
