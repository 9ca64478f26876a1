/** Questions without options that the engine makes of a note. */
import type {
  GapsBody,
  MatchingBody,
  NumericalBody,
  OpenBody,
  OrderingBody,
  ShortBody,
} from '../../question-types/question-body.ts';
import type { FactOrigin } from '../facts/fact.ts';
import type { QuestionKind, QuoteSource } from '../question-draft.ts';

/** A question without options, as the engine proposes it. */
export interface TypedDraft {
  kind: QuestionKind;
  stem: string;
  body: ShortBody | NumericalBody | MatchingBody | OrderingBody | GapsBody | OpenBody;
  explanation: string;
  source: QuoteSource;
}

/** A possible question, before the best ones are chosen. */
export interface TypedCandidate extends Omit<TypedDraft, 'source'> {
  origin: FactOrigin;
  /** The asked facts, such as `term:osmosis`. A set asks each fact once. */
  facts: readonly string[];
  /** The answers in words: no other question of the set may print one of them. */
  answers: readonly string[];
  /** True for a question that the note asks itself: it is asked whatever else is asked. */
  isOwn: boolean;
  /** Comparable within one note. */
  priority: number;
}
