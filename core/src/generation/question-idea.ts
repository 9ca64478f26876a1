import { sharedCount } from '../text/set-overlap.ts';
import { contentStems } from '../text/words.ts';
import {
  DEFINITION_STRENGTH,
  type DefinitionKind,
  definitionKind,
  isWholePhrase,
} from './definition-patterns.ts';
import { isSelfContained } from './gate/self-contained.ts';
import { isWellFormed } from './gate/well-formed.ts';
import { isWholeBlank } from './gate/whole-blank.ts';
import { type QuestionStem, spanOf, stemFor } from './question-stem.ts';
import type { Term, TermForm, TermMention } from './term.ts';

/** A question without its distractors: what is asked, the key and the sentence that proves it. */
export interface QuestionIdea {
  term: Term;
  mention: TermMention;
  kind: DefinitionKind;
  stem: QuestionStem;
  key: TermForm;
  /** How good a question it promises to be; comparable within one note. */
  worth: number;
}

const IDEAS_PER_TERM = 3;
const MENTIONS_LOOKED_AT = 40;

/** The best few questions about each term, best first. */
export function questionIdeas(terms: readonly Term[]): QuestionIdea[] {
  const ideas = terms.flatMap((term) => ideasAbout(term).slice(0, IDEAS_PER_TERM));
  return ideas.sort(
    (left, right) => right.worth - left.worth || left.mention.sentence.index - right.mention.sentence.index,
  );
}

function ideasAbout(term: Term): QuestionIdea[] {
  const ideas: QuestionIdea[] = [];
  for (const mention of term.mentions.slice(0, MENTIONS_LOOKED_AT)) {
    const idea = ideaFrom(term, mention);
    if (idea !== null) ideas.push(idea);
  }
  return ideas.sort((left, right) => right.worth - left.worth);
}

function ideaFrom(term: Term, mention: TermMention): QuestionIdea | null {
  if (mention.sentence.tagged === null || !isWholePhrase(mention)) return null;

  const kind = definitionKind(mention);
  const stem = stemFor(mention, kind, term.isPerson);
  if (stem === null || !isSelfContained(stem.text) || !isWellFormed(stem.text) || !isWholeBlank(stem.text))
    return null;

  const key = formAt(term, mention);
  if (key === null || sharedCount(contentStems(key.surface), contentStems(stem.text)) > 0) return null;
  return { term, mention, kind, stem, key, worth: worthOf(term, mention, kind, stem) };
}

function formAt(term: Term, mention: TermMention): TermForm | null {
  const { start, end } = spanOf(mention);
  const letters = mention.sentence.text.slice(start, end).replace(/\s+/g, ' ').toLowerCase();
  return term.forms.find((form) => form.surface.toLowerCase() === letters) ?? null;
}

function worthOf(term: Term, mention: TermMention, kind: DefinitionKind, stem: QuestionStem): number {
  let worth = term.score + 3 * DEFINITION_STRENGTH[kind];
  if (/\b(?:and|or) ________|________,? (?:and|or)\b/.test(stem.text)) worth -= 1.5;
  if (
    mention.sentence.bold.some((run) => run.start <= spanOf(mention).start && run.end >= spanOf(mention).end)
  ) {
    worth += 1.5;
  }
  const content = contentStems(stem.text).size;
  if (content < 6) worth -= 0.8;
  if (content > 18) worth -= 0.5;
  return worth;
}
