import { getDraft } from '../../cards/card-draft.ts';
import { getIdeas } from '../../cards/card-ideas.ts';
import type { CardNote } from '../../cards/card-note.ts';
import { faultsOfCard } from '../../cards/gate/card-gate.ts';
import { getDefinitions } from '../choices/definitions.ts';
import { factsByLanguage } from '../facts/facts-by-language.ts';
import { getCardCandidates } from './card-candidates.ts';
import { getFurtherCandidates } from './further-candidates.ts';
import { getLineMatches, getTableMatches } from './matching-candidates.ts';
import { getNamingCandidates } from './naming-candidates.ts';
import { getOwnCandidates } from './own-questions/own-candidates.ts';
import { getTypedPhrases } from './phrases/typed-phrases-by-language.ts';
import { getNameGaps } from './prose/name-gaps.ts';
import { getPartRecalls } from './prose/part-recall.ts';
import { getSentenceCandidates } from './sentence-candidates.ts';
import { getSoundCandidate } from './sound-candidates.ts';
import type { TypedCandidate } from './typed-draft.ts';

/**
 * Lists everything that a note gives questions without options for.
 *
 * @param note read once for all sorts of questions
 * @returns candidates; several may ask the same fact
 */
export function getTypedCandidates(note: CardNote): TypedCandidate[] {
  const pages = new Map(note.pages.map((page) => [page.number, page]));
  const sound = getIdeas(note).filter((idea) => {
    const draft = getDraft(idea);
    return faultsOfCard(draft, pages.get(draft.page)).length === 0;
  });
  const parts = factsByLanguage(note.facts, note.language);
  const ownQuestions = getOwnCandidates(note);
  const candidates = [
    ...ownQuestions,
    ...getFurtherCandidates(note, ownQuestions),
    // The note's own questions are asked above.
    ...getCardCandidates(
      sound.filter(({ source }) => source !== 'pair'),
      note.language,
    ),
    ...getNameGaps(note),
    ...getPartRecalls(note),
    ...(note.isBook || note.language !== 'eng' ? [] : getSentenceCandidates(note.sentences)),
    ...parts.flatMap(({ language, definitions, tables }) => {
      const phrases = getTypedPhrases(language);
      return [
        ...(note.isBook || phrases === null
          ? []
          : [...getLineMatches(definitions, phrases), ...getTableMatches(tables, phrases)]),
        ...getNamingCandidates(getDefinitions(note, definitions, language)),
      ];
    }),
  ];
  return candidates.flatMap((candidate) => getSoundCandidate(candidate) ?? []);
}
