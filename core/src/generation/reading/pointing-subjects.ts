import type { TaggedWord } from '../../text/part-of-speech.ts';
import type { Term } from '../terms/term.ts';
import { isVagueNoun } from '../terms/vague-words.ts';
import type { NoteSentence } from './note-sentence.ts';

/** Max distance in sentences at which "the hypothesis" still means the named one. */
const FARTHEST = 3;

/**
 * Excludes sentences whose subject refers to an earlier sentence: "The hypothesis suggests that language
 * shapes thought", after the Sapir-Whorf hypothesis was named, states nothing about hypotheses. "The process"
 * always refers to a named one.
 */
export function excludePointingSubjects(sentences: readonly NoteSentence[], terms: readonly Term[]): void {
  const namedAt = sentencesByHead(terms);
  for (const sentence of sentences) {
    const noun = getSubject(sentence);
    if (noun === null) continue;

    if (isVagueNoun(noun)) sentence.tagged = null;
    const named = namedAt.get(noun);
    for (let back = 1; back <= FARTHEST; back += 1) {
      const previousNoteSentence = sentences[sentence.index - back];
      if (previousNoteSentence?.part === sentence.part && named?.has(previousNoteSentence.index))
        sentence.tagged = null;
    }
  }
}

/** Sentences with a longer term, by the noun that the term ends with. */
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
function getSubject({ text, tagged }: NoteSentence): string | null {
  const [article, noun, next] = (tagged ?? []).slice(startOfSubject(text, tagged ?? []));
  if (article?.lower !== 'the' || noun?.wordClass !== 'noun') return null;
  return next?.wordClass === 'noun' || next?.lower === 'of' ? null : noun.stem;
}

const OPENING = /^(?:In|By|On|At|After|During|Since|Until) [^,]{1,40}, (?=the )/;

function startOfSubject(text: string, tagged: readonly TaggedWord[]): number {
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  return tagged.findIndex(({ start }) => start >= opening);
}
