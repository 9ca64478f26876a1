import { normalForm } from '../text/words.ts';
import { aliasesIn } from './aliases.ts';
import { distractorsFor } from './distractors.ts';
import { explanationOf } from './explanation.ts';
import { readNote } from './note-reading.ts';
import { emptyTally, tallied } from './option-balance.ts';
import { chooseDistractors } from './option-choice.ts';
import type { QuestionDraft, QuestionRequest } from './question-draft.ts';
import { type QuestionIdea, questionIdeas } from './question-idea.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { stretchesOf } from './strata.ts';
import { termsOf } from './terms.ts';

const REPEATED_STRETCH = 1.6;

/** Makes multiple-choice questions from a note, without a model: the same request gives the same questions. */
export function makeQuestions(request: QuestionRequest): QuestionDraft[] {
  const sentences = readNote(request.document);
  const terms = termsOf(sentences);
  const norms = new Set(terms.map((term) => term.norm));
  const aliases = aliasesIn(sentences, (norm) => norms.has(norm));
  const excluded = new Set(request.excludedAnswers.map(normalForm));
  const stretches = stretchesOf(sentences, Math.max(3, Math.min(12, Math.ceil(request.count * 0.8))));
  let ideas = questionIdeas(terms).filter((idea) => !excluded.has(idea.term.norm));
  const random = seededRandom(request.seed);
  const drafts: QuestionDraft[] = [];
  const usedSentences = new Set<number>();
  const inStretch = new Map<number, number>();
  let tally = emptyTally();
  let positions: number[] = [];
  while (drafts.length < request.count) {
    const idea = bestOf(
      ideas,
      (candidate) =>
        candidate.worth -
        REPEATED_STRETCH * (inStretch.get(stretches[candidate.mention.sentence.index] ?? 0) ?? 0),
    );
    if (idea === null) break;
    const choice = chooseDistractors(idea, distractorsFor(idea, terms, aliases), aliases, tally);
    if (choice === null || usedSentences.has(idea.mention.sentence.index)) {
      ideas = ideas.filter((other) => other !== idea);
      continue;
    }
    ideas = ideas.filter((other) => other.term !== idea.term);
    tally = tallied(tally, choice.won);
    usedSentences.add(idea.mention.sentence.index);
    const stretch = stretches[idea.mention.sentence.index] ?? 0;
    inStretch.set(stretch, (inStretch.get(stretch) ?? 0) + 1);
    if (positions.length === 0) positions = shuffled([0, 1, 2, 3], random);
    const answerIndex = positions.pop() ?? 0;
    const options = shuffled(
      choice.distractors.map((distractor) => distractor.form.surface),
      random,
    );
    options.splice(answerIndex, 0, idea.key.surface);
    drafts.push({
      stem: idea.stem.text,
      options,
      answerIndex,
      explanation: explanationOf(idea, choice.distractors),
      source: {
        page: idea.mention.sentence.page,
        section: idea.mention.sentence.section,
        quote: idea.mention.sentence.text,
      },
    });
  }
  return drafts;
}

function bestOf(ideas: readonly QuestionIdea[], value: (idea: QuestionIdea) => number): QuestionIdea | null {
  let best: QuestionIdea | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const idea of ideas) {
    const own = value(idea);
    if (own > bestValue) {
      bestValue = own;
      best = idea;
    }
  }
  return best;
}
