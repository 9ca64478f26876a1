import { getHead } from '../../../generation/terms/term-head.ts';
import { isVagueNoun } from '../../../generation/terms/vague-words.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { getStem } from '../../../text/stem.ts';
import { contentStems, getWords, normalForm } from '../../../text/words.ts';
import { canBeAsked, isAdjective } from '../term-form.ts';
import { firstClause } from './first-clause.ts';
import { insideSentence, namesPeople, type StatedFact, type StatedSentence, SUBJECT } from './stated-fact.ts';

const IDENTITY = new RegExp(
  `^${SUBJECT} (?<verb>is|are|was|were) (?:(?:basically|simply|essentially|also|just) )?(?<meaning>.+)$`,
  'u',
);
const OPENS_MEANING =
  /^(?:an?|the|any|one|two|three|four|five|six|seven|eight|nine|ten|\p{Ll}+ing)\s|^\p{Ll}{4,}(?:\.|, (?:and|but|so)\b|;|$)|^\p{Ll}{3,} (?:that|which|who|in which|by which)\b|^\p{Ll}{3,}s (?:of|in|with|for|made|used|found)\b/u;
/** It ranks, judges, compares, or belongs to what follows. */
const NO_MEANING =
  /^(?:(?:an?|the|one|any)\s)?(?:(?:\p{L}+\s)?(?:first|second|last|best|worst|most|least|only|main|same|other|key|important|good|bad|example|result|reason|cause|aim|problem|way|one|lot|kind of|sort of|matter|part|case|fact|question|step|point|difference|opposite|common|big|great|small|basis|source)\b)|^(?:an?|the)\s(?:\p{L}+\s)?(?:er|est)\b|^\p{L}+(?:ly|ed|able|ible|ous|ful|ive|al|ent|ant)(?=[,.;]|$)/iu;
const IS_PARTICIPLE = /^\p{L}+ing\s(?:to|in|on|at|from|by|for|with|up|down|out)\b/iu;
/** "'Urf is custom": a longer subject is no term that another word explains. */
const MAX_NAMED_WORDS = 2;
const MAX_ROLE_WORDS = 4;
const MAX_HOLDER_WORDS = 6;

/**
 * Asks what something is, or below a heading who or what has a role: "The army: Who was the commander?"
 *
 * @param said a sentence
 * @returns at most one fact
 */
export function readIdentity({ text, heading, hasCapital }: StatedSentence): StatedFact[] {
  const { subject = '', verb = '', meaning: rest = '' } = IDENTITY.exec(text)?.groups ?? {};
  if (subject === '' || !OPENS_MEANING.test(rest) || IS_PARTICIPLE.test(rest)) return [];
  const meaning = firstClause(rest);
  if (meaning === '' || !isSubject(subject)) return [];
  if (getWords(meaning).length === 1 && (getWords(subject).length > MAX_NAMED_WORDS || isAdjective(meaning)))
    return [];

  if (/^The \p{Ll}/u.test(subject) && !isKnown(subject, hasCapital))
    return askForHolder({ subject, verb, meaning, heading });
  if (NO_MEANING.test(rest) || OTHER_SUBJECT.test(meaning) || contentStems(meaning).size < minStems(meaning))
    return [];
  const asker = namesPeople(meaning) && /^(?:The )?\p{Lu}/u.test(subject) ? 'Who' : 'What';
  return [
    {
      front: `${asker} ${verb} ${insideSentence(subject, hasCapital)}?`,
      answers: [meaning],
      source: 'genus',
      topic: `term:${normalForm(subject.replace(/^(?:An?|The) /, ''))}`,
    },
  ];
}

/** "The 'illa" is a term of the note; "the prize" is something that its heading explains. */
const isKnown = (subject: string, hasCapital: StatedSentence['hasCapital']) => {
  const [noun = ''] = subject.replace(/^The /, '').split(' ');
  return hasCapital(noun.charAt(0).toUpperCase() + noun.slice(1), '');
};

interface Role {
  subject: string;
  verb: string;
  meaning: string;
  heading: string | null;
}

/** "The commander was the Are-Ona-Kakanfo" */
function askForHolder({ subject, verb, meaning, heading }: Role): StatedFact[] {
  const role = subject.replace(/^The /, '');
  if (heading === null || getWords(role).length > MAX_ROLE_WORDS || isVagueNoun(getStem(getHead(role))))
    return [];
  const isHolder = /^(?:the )?\p{Lu}|^the \p{Ll}|^\p{Ll}{5,}$/u.test(meaning) && !isAdjective(meaning);
  if (!isHolder || getWords(meaning).length > MAX_HOLDER_WORDS || NO_ROLE.test(role)) return [];
  return [
    {
      front: `${heading}: ${namesPeople(role) ? 'who' : 'what'} ${verb} the ${role}?`,
      answers: [meaning],
      source: 'called',
      topic: `role:${normalForm(heading)}:${normalForm(role)}`,
    },
  ];
}

/** "A form of energy, temperature is not" */
const OTHER_SUBJECT = /, (?:\p{L}+ ){1,3}(?:is|are|was|were|does|do|has|have)\b/u;
/** "A success" says nothing; "custom" says it with a word. */
const minStems = (meaning: string) => (getWords(meaning).length === 1 ? 1 : 2);
const NO_ROLE =
  /\b(?:example|result|reason|problem|idea|thing|point|difference|question|answer|number|same|other|first|last|next|others|rest|best|worst)\b/i;
const NO_SUBJECT = /^(?:preposition|conjunction|pronoun|adverb|verb|number)$/;

function isSubject(subject: string): boolean {
  const plain = subject.replace(/^(?:An?|The) /, '');
  const sentence = `The ${plain} is.`;
  const first = tagWords(sentence, getWords(sentence))[1];
  return !NO_SUBJECT.test(first?.wordClass ?? '') && canBeAsked(plain) && !/\b(?:and|or)\b|\d/.test(plain);
}
