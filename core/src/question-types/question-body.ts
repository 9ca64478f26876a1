/**
 * The body of a question: everything beyond its stem, for the types whose answer is not a choice among options. It holds
 * the key, so it never leaves the server while an exam asks the question. `core`, the wire and the database share one form,
 * so its properties are in the form of the wire.
 */

/** The types with a body, in the order in which an author is offered them. */
export const bodyTypes = [
  'short',
  'numerical',
  'matching',
  'ordering',
  'gaps',
  'reasoned',
  'essay',
  'open',
] as const;
export type BodyType = (typeof bodyTypes)[number];

/** The names of the types for authors and students. */
export const bodyTypeNames: Readonly<Record<BodyType, string>> = {
  short: 'Short answer',
  numerical: 'Numerical answer',
  matching: 'Matching',
  ordering: 'Ordering',
  gaps: 'Gaps in a text',
  reasoned: 'True or false with a reason',
  essay: 'Essay',
  open: 'Open answer',
};

/**
 * Tells types that a key marks from types that people mark: their key changes no mark that was given.
 *
 * @param type of a question
 * @returns false for essays and open answers
 */
export function isMarkedByKey(type: BodyType): type is Exclude<BodyType, 'essay' | 'open'> {
  return type !== 'essay' && type !== 'open';
}

/** A text that earns the mark or a part of it. */
export interface AcceptedText {
  /** `*` is any run of characters of one line, `\*` for a star. */
  text: string;
  /** 0 to 1; the first row that matches decides. */
  share: number;
  /** Shown to a student who wrote this; may be empty. */
  feedback: string;
}

export interface ShortBody {
  type: 'short';
  accepted: AcceptedText[];
  /** True if capitals count. */
  case: boolean;
  /** True if accents count. */
  accents: boolean;
}

/**
 * The accepted distance from a number. `size` is a decimal text: units of the number for `absolute`, a share of it
 * for `relative` and `geometric` (0.05 is five per cent), and the number of significant figures for `figures`.
 */
export interface Tolerance {
  by: 'absolute' | 'relative' | 'geometric' | 'figures';
  size: string;
}

/** A number that earns the mark or a part of it. */
export interface AcceptedNumber {
  /** A decimal such as `-9.81` or `6.02e23`, with a dot; `*` is every number. */
  value: string;
  tolerance: Tolerance;
  /** 0 to 1; the first row that matches decides. */
  share: number;
  feedback: string;
}

/** A unit that may follow the number. */
export interface NumberUnit {
  name: string;
  /** A decimal text: how many of this unit make one of the first unit, 0.001 for km if the first one is m. */
  factor: string;
}

export interface NumericalBody {
  type: 'numerical';
  accepted: AcceptedNumber[];
  /** The first one is the unit of the accepted numbers; none if the answer is a bare number. */
  units: NumberUnit[];
  unit: {
    /** `optional`: a number without a unit is in the first unit. `needed`: without one the penalty applies. */
    rule: 'optional' | 'needed';
    /** 0 to 1: what a wrong or missing unit costs. 1 makes the answer wrong. */
    penalty: number;
    /** Whether the penalty is a share of the earned mark or of the whole one. */
    of: 'mark' | 'max';
  };
}

export interface MatchingBody {
  type: 'matching';
  /** Left texts are distinct; equal right texts are interchangeable. */
  pairs: { left: string; right: string }[];
  /** Right texts that belong to no left one. */
  extra: string[];
}

/** The rules by which an order earns its share; their names say what is counted. */
export const orderingRules = [
  'exact',
  'position',
  'next',
  'next_and_last',
  'neighbour',
  'all_around',
  'longest_run',
  'longest_contiguous',
  'distance',
] as const;
export type OrderingRule = (typeof orderingRules)[number];

export interface OrderingBody {
  type: 'ordering';
  /** Distinct texts in the right order. */
  items: string[];
  rule: OrderingRule;
}

/** A gap that is filled from a list. */
export interface SelectBody {
  type: 'select';
  options: { text: string; share: number; feedback: string }[];
}

export interface GapsBody {
  type: 'gaps';
  /** The gap `[[1]]` of the stem is the first one. */
  gaps: { weight: number; answer: ShortBody | NumericalBody | SelectBody }[];
}

/** A statement that is true or false, and the reason why. */
export interface ReasonedBody {
  type: 'reasoned';
  verdict: boolean;
  /** Distinct texts to choose the reason from. */
  reasons: string[];
  /** The index of the right one. */
  reason: number;
}

/** A criterion by which a person marks an essay. */
export interface EssayCriterion {
  /** Plain text, shown to students. */
  name: string;
  /** The maximum, in marks of the exam. */
  points: number;
  /** Plain text for the person who marks: what earns the points. It is the key. */
  guidance: string;
}

/** A text that a person marks by criteria. Only exams that a tutor sets ask it. */
export interface EssayBody {
  type: 'essay';
  criteria: EssayCriterion[];
  /** Word limits are shown, and never enforced; null if there is none. */
  min_words: number | null;
  max_words: number | null;
}

/** A question that students mark themselves, next to the model answer. Exams never ask it. */
export interface OpenBody {
  type: 'open';
  /** The model answer: plain text, and the key. */
  answer: string;
}

/** How much of the model answer the student had: all of it earns 1, a part 0.5, and nothing 0. */
export const ownMarks = ['all', 'part', 'none'] as const;
export type OwnMark = (typeof ownMarks)[number];

export type QuestionBody =
  | ShortBody
  | NumericalBody
  | MatchingBody
  | OrderingBody
  | GapsBody
  | ReasonedBody
  | EssayBody
  | OpenBody;

/** Limits of texts in characters, and of lists in items. */
export const bodyLimits = {
  accepted: 30,
  acceptedText: 300,
  feedback: 1_000,
  number: 60,
  units: 10,
  unit: 40,
  pairs: 12,
  extra: 12,
  items: 12,
  gaps: 20,
  gapOptions: 12,
  text: 1_000,
  /** The model answer of an open question holds a whole part of a note. */
  modelAnswer: 1_200,
  criteria: 8,
  criterionName: 80,
  /** The most points of a criterion. */
  points: 50,
  guidance: 500,
  words: 5_000,
} as const;

/** The longest text of an answer, for every question: a limit that depends on the key would tell of it. */
export const answerLimit = 2_000;
/** The longest essay, in characters. */
export const essayLimit = 40_000;
