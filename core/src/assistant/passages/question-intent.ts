/** Finds the kind of answer that a question expects: a time, a quantity, a person, a reason, a definition. */
import { getWords } from '../../text/words.ts';

export interface QuestionIntent {
  /** The form of an answer; null if only words tell. */
  has: RegExp | null;
  asksForDefinition: boolean;
  /** Stems that only say what is wanted: "long" of "how long". */
  form: ReadonlySet<string>;
}

const NUMBER = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|million|half|third|quarter)`;
const DURATION = new RegExp(
  String.raw`\b${NUMBER}(?:\s*(?:-|–|to)\s*${NUMBER})?\s*-?\s*(?:s|sec|secs|seconds?|ms|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|months?|yrs?|years?|decades?|centur(?:y|ies)|km|kilomet(?:re|er)s?|m|met(?:re|er)s?|miles?)\b`,
  'iu',
);
const RATE =
  /\d[^.;]{0,12}(?:\/\s?(?:s|sec|min|h|hr|day|yr)\b|\b(?:per|an?|each|every) (?:second|minute|hour|day|week|month|year)|\bbpm\b|\bm\/s|\bkm\/h)/i;
const QUANTITY = new RegExp(String.raw`\b${NUMBER}\b`, 'iu');
const YEAR =
  /\b(?:1\d{3}|20\d{2}|\d{1,2}(?:st|nd|rd|th) century|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)|\b\d+ ?(?:BC|AD|BCE|CE)\b/i;
const OCCASION = /\b(?:when|if|while|during|after|before|until|once|at the|hold)\b/i;
const NAME = /(?<=\S\s["“(*_]{0,3})\p{Lu}\p{Ll}+/u;
const REASON =
  /\b(?:because|bcos|bc|cos|since|so that|so|due to|owing to|as a result|therefore|hence|cause[ds]?|reasons?|why|leads? to)\b|→|->/i;

const DEFINITION =
  /^\s*(?:and )?(?:what(?:['’]s| is| are| was| were| does)|define|definition of|meaning of|explain|describe|who is|who was)\b/i;

const forms: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how long|time limit|deadline|how many (?:years|days|weeks|months|hours|minutes|seconds)|duration)\b/i,
    DURATION,
  ],
  [/\b(?:what|which) temperature|how (?:hot|cold|warm)\b/i, /\d ?(?:°|º|degrees?\b|[CFK]\b)/u],
  [/\bhow (?:fast|quick(?:ly)?|often)\b|\bwhat (?:speed|rate)\b/i, RATE],
  [
    /\b(?:how (?:much|many|big|tall|high|deep|old|far|heavy|large|wide|thick|small|strong)|(?:what|which) (?:number|percentage|proportion|share|amount|size|ph)|number of|percentage|normal)\b/i,
    QUANTITY,
  ],
  [/\b(?:(?:what|which) (?:year|date|century)|when (?:was|were|did|is|does))\b/i, YEAR],
  [/\bwhen\b/i, OCCASION],
  [/^\s*(?:and |so |but )?(?:who|whose|whom)\b|\bwhich (?:person|man|woman|author|scientist)\b/i, NAME],
  [/^\s*(?:and )?where\b/i, /\b(?:in|at|on|from|near|into|to) (?:the )?\p{L}+/u],
  [/\b(?:why|what causes?|reasons? for|how come|causes? of)\b/i, REASON],
  [/\b(?:examples?|instances?)\b/i, /\b(?:e\.?g|such as|for example|for instance|like|examples?)\b/i],
  [/\b(?:formula|equation|calculated?|work out|compute)\b/i, /=|\bmultipl|\bdivid|[×÷]|\bratio\b/i],
];

/** Words that name a subject even inside a form. */
const SUBJECTS = /^(?:limit|deadlin|ph|caus)$/;

/** @returns what the first form that fits wants */
export function getIntent(question: string): QuestionIntent {
  const fitting = forms.find(([form]) => form.test(question));
  const phrase = fitting?.[0].exec(question)?.[0] ?? '';
  return {
    has: fitting?.[1] ?? null,
    asksForDefinition: DEFINITION.test(question),
    form: new Set(getWords(phrase).flatMap(({ stem }) => (SUBJECTS.test(stem) ? [] : [stem]))),
  };
}
