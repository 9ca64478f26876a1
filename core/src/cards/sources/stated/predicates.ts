import { contentStems, getWords, normalForm } from '../../../text/words.ts';
import { canBeAsked } from '../term-form.ts';
import { firstClause } from './first-clause.ts';
import { insideSentence, type StatedFact, type StatedSentence, SUBJECT } from './stated-fact.ts';

/** A verb with the question that leaves out what follows it; "*" stands for the subject. */
const PREDICATES: readonly (readonly [string, string])[] = [
  ['means?', 'What does * mean?'],
  ['meant', 'What did * mean?'],
  ['refers? to', 'What does * refer to?'],
  ['(?:is|are) defined as', 'How is * defined?'],
  ['consists? of', 'What does * consist of?'],
  ['(?<be>is|are|was|were) (?:made up|composed|made) of', 'What $be * made of?'],
  ['(?<be>is|are|was|were) responsible for', 'What $be * responsible for?'],
  ['(?<be>is|are|was|were) caused by', 'What $be * caused by?'],
  ['leads? to', 'What does * lead to?'],
  ['results? from', 'What does * result from?'],
  ['results? in', 'What does * result in?'],
  ['depends? on', 'What does * depend on?'],
  [
    '(?<be>is|are|was|were) (?:usually |often |commonly |also )?(?:called|known as|termed|nicknamed)',
    'What $be * called?',
  ],
  [
    '(?<be>is|are|was|were) (?<how>(?:later |often |usually |still |also )?(?:worshipped|remembered|regarded|described|seen|treated|used|accepted|recognised)) as',
    'What $be * $how as?',
  ],
];

const FIELD = String.raw`(?<field> in (?:the |everyday )?\p{Ll}[\p{L} ]{2,24})?`;
const FORMS = PREDICATES.map(([verb, question]) => ({
  form: new RegExp(`^${SUBJECT}${FIELD} ${verb} (?<rest>.+)$`, 'u'),
  question,
}));
const PASSIVE = new RegExp(
  `^${SUBJECT} (?<be>is|are|was|were) (?<done>(?:later |often |usually |mostly |mainly |first )?(?:\\p{L}+ed|known|made|found|built|led|held|written|given|taken|carried|sung|drawn)) (?<by>by|with) (?<rest>.+)$`,
  'u',
);
const NO_SUBJECT =
  /^(?:it|this|that|these|those|he|she|they|we|you|there|and|but|so|or|if|when|what|who|which|some|others?|one|most|many|each)\b/i;
const MAX_DOER_WORDS = 8;

/**
 * Asks for what a verb says of its subject: "What does istishab mean?", "By whom is it used?"
 *
 * @param said a sentence that stands alone
 * @returns facts in the order of the forms
 */
export function readPredicates({ text, hasCapital }: StatedSentence): StatedFact[] {
  for (const { form, question } of FORMS) {
    const { subject = '', rest = '', field = '', be = '', how = '' } = form.exec(text)?.groups ?? {};
    const answer = firstClause(rest);
    if (!isSubject(subject) || answer === '' || !contentStems(subject).isDisjointFrom(contentStems(answer)))
      continue;
    const inner = insideSentence(subject, hasCapital);
    const front = question
      .replace('*', inner)
      .replace('$be', be)
      .replace('$how', how)
      .replace(/\?$/, `${field}?`);
    const source = getWords(answer).length <= 4 ? 'called' : 'genus';
    return [{ front, answers: [answer], source, topic: getTopic(subject) }];
  }
  return readPassive(text, hasCapital);
}

function readPassive(text: string, hasCapital: StatedSentence['hasCapital']): StatedFact[] {
  const { subject = '', be = '', done = '', by = '', rest = '' } = PASSIVE.exec(text)?.groups ?? {};
  const answer = firstClause(rest);
  if (!isSubject(subject) || answer === '' || getWords(answer).length > MAX_DOER_WORDS) return [];
  // "The experiment" is one that the sentences before tell.
  if (/^The \p{Ll}+$/u.test(subject)) return [];
  if (by === 'with' && !/^(?:the )?\p{Lu}/u.test(answer)) return [];

  const inner = insideSentence(subject, hasCapital);
  if (/^\p{L}+ing\b/u.test(answer))
    return [
      {
        front: `How ${be} ${inner} ${done}?`,
        answers: [`${by} ${answer}`],
        source: 'genus',
        topic: `${getTopic(subject)}:how`,
      },
    ];
  const asker = /^(?:the )?\p{Lu}/u.test(answer) ? 'whom' : 'what';
  const front = `${by === 'by' ? 'By' : 'With'} ${asker} ${be} ${inner} ${done}?`;
  return [{ front, answers: [answer], source: 'called', topic: `${getTopic(subject)}:${done}` }];
}

const isSubject = (subject: string) =>
  subject !== '' &&
  !NO_SUBJECT.test(subject) &&
  canBeAsked(subject.replace(/^(?:An?|The) /, '')) &&
  !/ (?:and|or|which|that) |\d/.test(subject);

const getTopic = (subject: string) => `term:${normalForm(subject.replace(/^(?:An?|The) /, ''))}`;
