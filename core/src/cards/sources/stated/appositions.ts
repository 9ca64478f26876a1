import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import {
  hasVerb,
  insideSentence,
  NAME,
  namesPeople,
  type StatedFact,
  type StatedSentence,
  SUBJECT,
} from './stated-fact.ts';

const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy)';
const WHAT = String.raw`(?<what>(?:an?|${NUMBER}) [^,.;:()?]{3,90}?|\p{Lu}[\p{L}'-]+['’]s \p{Ll}+)`;
/** "The Ogboni, a society of elders, was …" */
const NAMED_FIRST = new RegExp(
  String.raw`(?<the>[Tt]he )?(?<name>${NAME}), ${WHAT}(?=[,;.](?:\s|$)|$)`,
  'gu',
);
/** "A Fulani scholar called Alimi" */
const CALLED = new RegExp(
  String.raw`(?<what>\b[Aa]n? (?:[\p{L}-]+ ){1,4}?)(?:called|named|known as) (?<the>the )?(?<name>${NAME})`,
  'gu',
);
/** "Maslaha mursala, public interest with no text against it, is …" */
const OF_TERM = new RegExp(
  String.raw`^${SUBJECT}, (?<what>\p{Ll}[^,.;:()]{8,90}), (?<rest>\p{Ll}+ .*[.])$`,
  'u',
);
/** "The Ilari, who carried messages and watched the rulers." */
const DID = new RegExp(
  String.raw`(?<the>[Tt]he )(?<name>${NAME}), who (?<did>\p{Ll}+ed [^,.;:]{4,90})[.;]`,
  'u',
);
/** "The Oyo Mesi, seven chiefs headed by the Bashorun" */
const LED = new RegExp(
  `(?<the>[Tt]he )?(?<name>${NAME}), (?:an?|${NUMBER}) [^,.;:()]{3,60}? (?<verb>headed|led|founded|ruled|governed|commanded|chaired|edited|built|owned) by (?<by>(?:the )?${NAME})`,
  'u',
);
/** A place or time before a clause: "In Lagos, a group of traders formed a union". */
const BEHIND_PREPOSITION =
  /(?:^|[,;.] )(?:in|at|on|after|before|during|from|by|with|for|under|since|until|to|around|like|unlike|as)\s+(?:the )?$/i;
const OPENS_CLAUSE =
  /^(?:and|but|or|so|if|when|while|as|in|on|at|by|for|from|with|to|of|which|who|that|where|because|since|not|like|such|though|although|after|before|then|also|too|usually|often|including|unlike|both)\b/i;

/**
 * Asks for the description next to a name, between commas or before "called".
 *
 * @param said a sentence; it may lean on others, because only the name and the description are asked
 * @returns facts in the order of the sentence
 */
export function readAppositions({ text, hasCapital }: StatedSentence): StatedFact[] {
  const found = [...text.matchAll(NAMED_FIRST)].flatMap(({ groups, index }) =>
    BEHIND_PREPOSITION.test(text.slice(0, index)) || OPENS_CLAUSE.test(groups?.name ?? '') ? [] : [groups],
  );
  const facts = [...found, ...[...text.matchAll(CALLED)].map(({ groups }) => groups)].flatMap((groups) => {
    const { the = '', name = '', what = '' } = groups ?? {};
    return isPhrase(what.trim()) ? [getFact(`${the.toLowerCase()}${name}`, what.trim())] : [];
  });
  const { subject = '', what = '', rest = '' } = OF_TERM.exec(text)?.groups ?? {};
  if (
    subject !== '' &&
    !OPENS_CLAUSE.test(what) &&
    isPhrase(what) &&
    opensWithVerb(rest) &&
    !OPENS_CLAUSE.test(subject)
  ) {
    const inner = insideSentence(subject, hasCapital);
    facts.push(
      namesPeople(what) && /^(?:The )?\p{Lu}\p{Ll}+(?: \p{Lu}|$)/u.test(subject) && inner === subject
        ? getFact(inner, what)
        : {
            front: `What is meant by “${inner}”?`,
            answers: [what],
            source: 'genus',
            topic: getTopic(subject),
          },
    );
  }
  return [...facts, ...readDeed(text), ...readLeader(text)];
}

function getFact(name: string, what: string): StatedFact {
  const answer = what.replace(/ (?:in all|altogether|in total)$/, '');
  const isMany = new RegExp(`^${NUMBER} `, 'u').test(answer);
  const arePeople = namesPeople(answer);
  const asker = arePeople ? 'Who' : 'What';
  const verb = isMany ? 'were' : arePeople ? 'was' : 'is';
  return { front: `${asker} ${verb} ${name}?`, answers: [answer], source: 'genus', topic: getTopic(name) };
}

function readDeed(text: string): StatedFact[] {
  const { name = '', did = '' } = DID.exec(text)?.groups ?? {};
  return name === ''
    ? []
    : [
        {
          front: `What did the ${name} do?`,
          answers: [did],
          source: 'genus',
          topic: `${getTopic(name)}:deed`,
        },
      ];
}

function readLeader(text: string): StatedFact[] {
  const { the = '', name = '', verb = '', by = '' } = LED.exec(text)?.groups ?? {};
  if (name === '') return [];
  const front = `Who ${verb} ${the.toLowerCase()}${name}?`;
  return [{ front, answers: [by], source: 'called', topic: `${getTopic(name)}:${verb}` }];
}

const getTopic = (name: string) => `term:${normalForm(name.replace(/^the /i, ''))}`;

/** "Barter, the direct exchange of goods, needs …" */
function opensWithVerb(rest: string): boolean {
  const sentence = `It ${rest}`;
  const verb = tagWords(sentence, getWords(sentence))[1];
  return (
    verb?.wordClass === 'verb' ||
    /^(?:may|might|must|can|will|is|are|was|were|has|had)$/.test(verb?.lower ?? '')
  );
}

const NO_PHRASE = /^(?:verb|adverb|pronoun|conjunction|preposition)$/;

function isPhrase(what: string): boolean {
  const [first] = tagWords(`${what}.`, getWords(what));
  return first !== undefined && !NO_PHRASE.test(first.wordClass) && !hasVerb(what);
}
