import type { CardNote } from '../../../cards/card-note.ts';
import { isAdministrative } from '../../../cards/gate/plain-speech.ts';
import { getWords } from '../../../text/words.ts';
import { insideSentence } from '../../facts/phrases/french-grammar.ts';
import { sentenceName, sentenceOrigin } from '../../statements/sentence-origin.ts';
import { frenchTypedPhrases } from '../phrases/french-typed-phrases.ts';
import type { TypedCandidate } from '../typed-draft.ts';

const PRIORITY = 3.2;
const WORDS = { min: 4, max: 22 };
const FORMS: readonly RegExp[] = [
  /^(?<effect>[^;:«»()]+?),? (?:parce que |parce qu['’]|car |puisque |puisqu['’])[^;]+\.$/u,
  /^(?<effect>[^;:«»(),]+?),? (?:à cause d(?:e |es |u |['’])|en raison d(?:e |es |u |['’])|grâce (?:à |aux? ))[^;]+\.$/u,
  /^(?:Parce que |Parce qu['’]|Comme |Puisque |À cause d(?:e |es |u |['’])|Grâce (?:à |aux? ))[^;:,]+, (?<effect>[^;:«»(),]+)\.$/u,
];
/** A clause opens with its topic, and not with a pronoun. */
const OPENS_WITH_SUBJECT = /^(?:le |la |les |l['’]|un |une |des |du |tou(?:t|te|s|tes) les? |\p{Lu})/u;
/** "Not because of this" explains something else, and half a clause nothing. */
const ENDS_HALF =
  /(?<!\p{L})(?:pas|non|seulement|surtout|notamment|mais|et|ou|peut-être|sans doute|est|c['’]est|était|que)$/iu;

/**
 * Asks for the cause that a French sentence gives: "Expliquez pourquoi la traite recule."
 *
 * @param note in French
 * @returns open questions, with the sentence as their answer
 */
export function getFrenchReasons({ sentences }: CardNote): TypedCandidate[] {
  return sentences.flatMap((sentence): TypedCandidate[] => {
    const text = sentence.text.replace(/\s+/g, ' ').trim();
    if (sentence.isHeading || isAdministrative(text) || frenchTypedPhrases.gaps.points.test(text)) return [];
    const effect = getEffect(text);
    if (effect === null) return [];
    return [
      {
        kind: 'why',
        stem: `Expliquez pourquoi ${effect}.`,
        body: { type: 'open', answer: text },
        explanation: text,
        origin: sentenceOrigin(sentence),
        facts: [sentenceName(sentence)],
        answers: [],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

function getEffect(text: string): string | null {
  for (const form of FORMS) {
    const effect = insideSentence(form.exec(text)?.groups?.effect ?? '').trim();
    const words = getWords(effect).length;
    if (words >= WORDS.min && words <= WORDS.max)
      return OPENS_WITH_SUBJECT.test(effect) && !ENDS_HALF.test(effect) ? effect : null;
  }
  return null;
}
