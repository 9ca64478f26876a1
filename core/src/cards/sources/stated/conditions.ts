import { getWords, normalForm } from '../../../text/words.ts';
import { canBeAsked } from '../term-form.ts';
import { insideSentence, type StatedFact, type StatedSentence, SUBJECT } from './stated-fact.ts';

/** "Custom is accepted if it does not contradict a text." */
const CONDITION = new RegExp(
  `^${SUBJECT} (?:(?:is|are|was|were) [^,;.]{3,60}, and )?(?<be>is|are|was|were|can be|may be|must be) (?<done>(?:not |only )?\\p{L}+(?:ed|en|id|le|ve|ry|nt|al|ct)(?: \\p{L}+){0,3}) (?<if>(?:only )?(?:if|when|where|after|provided)) (?<rest>[^,;:.]{8,120})[.,;]`,
  'u',
);
/** "Reflection occurs when …" */
const OCCURS = new RegExp(
  `^${SUBJECT} (?:occurs?|happens?|arises?|takes? place) (?<if>(?:only )?(?:if|when|where)) (?<rest>[^;:.]{8,120})[.;]`,
  'u',
);
const MIN_WORDS = 3;

/**
 * Asks when something holds.
 *
 * @param said a sentence
 * @returns at most one fact
 */
export function readCondition({ text, hasCapital }: StatedSentence): StatedFact[] {
  const occurs = OCCURS.exec(text)?.groups;
  if (occurs !== undefined && canBeAsked(occurs.subject ?? ''))
    return [
      {
        front: `When does ${insideSentence(occurs.subject ?? '', hasCapital)} occur?`,
        answers: [`${occurs.if} ${occurs.rest}`],
        source: 'genus',
        topic: `when:${normalForm(occurs.subject ?? '')}:occur`,
      },
    ];
  const {
    subject = '',
    be = '',
    done = '',
    if: opening = '',
    rest = '',
  } = CONDITION.exec(text)?.groups ?? {};
  const plain = subject.replace(/^(?:An?|The) /, '');
  if (subject === '' || !canBeAsked(plain) || getWords(rest).length < MIN_WORDS) return [];
  const [verb = '', ...more] = be.split(' ');
  const inner = insideSentence(subject, hasCapital);
  return [
    {
      front: `When ${verb} ${inner}${more.length > 0 ? ` ${more.join(' ')}` : ''} ${done}?`,
      answers: [`${opening} ${rest}`],
      source: 'genus',
      topic: `when:${normalForm(plain)}:${normalForm(done)}`,
    },
  ];
}
