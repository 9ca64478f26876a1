import { getClasses } from '../../../generation/classes/noun-classes.ts';
import { getBaseForm } from '../../../generation/typed/reasons/base-form.ts';
import { tagWords } from '../../../text/part-of-speech.ts';
import { getWords, normalForm } from '../../../text/words.ts';
import { firstClause } from './first-clause.ts';
import { NAME, type StatedFact, type StatedSentence } from './stated-fact.ts';

/** Deeds of people that one of them does alone. */
const DEEDS =
  `founded wrote invented discovered introduced established created proposed formulated developed designed composed
  painted coined signed rejected abolished defeated conquered overthrew published translated annexed proved isolated patented
  pioneered codified banned`.split(/\s+/);
const DEED = new RegExp(
  `^(?<name>(?:The )?${NAME}) (?:(?:first|finally|later|also|successfully|then) )?(?<did>(?:${DEEDS.join('|')}) .+)$`,
  'u',
);
/** "Egba broke away under Lisabi." */
const UNDER = new RegExp(
  String.raw`^(?<name>(?:The )?${NAME}) (?<verb>\p{Ll}{3,})(?<more> (?:away|up|out))? under (?<under>${NAME})(?=[\s,.;]|$)`,
  'u',
);
/** "It was Ibadan that stopped the advance." */
const CLEFT = new RegExp(
  String.raw`^It (?:was|is) (?<name>(?:the )?${NAME}) (?:that|who|which) (?<did>\p{Ll}.+)$`,
  'u',
);
const MIN_DEED_WORDS = 3;

/**
 * Asks who did something, and under whom.
 *
 * @param said a sentence
 * @returns at most one fact
 */
export function readDeeds({ text }: StatedSentence): StatedFact[] {
  const cleft = CLEFT.exec(text)?.groups;
  if (cleft !== undefined) return askForDoer(cleft.name ?? '', cleft.did ?? '', 'Who or what');
  const deed = DEED.exec(text)?.groups;
  if (deed !== undefined)
    return askForDoer(deed.name ?? '', deed.did ?? '', isThing(deed.name ?? '') ? 'What' : 'Who');

  const { name = '', verb = '', more = '', under = '' } = UNDER.exec(text)?.groups ?? {};
  const base = name === '' ? null : getBaseForm(verb, 'PastTense');
  if (base === null) return [];
  const inner = name.replace(/^The /, 'the ');
  return [
    {
      front: `Under whom did ${inner} ${base}${more}?`,
      answers: [under],
      source: 'called',
      topic: `deed:${normalForm(name)}:${base}`,
    },
  ];
}

/** "The Clifford Constitution" */
function isThing(name: string): boolean {
  const classes = getClasses(getWords(name).at(-1)?.lower ?? '');
  return classes !== '' && !/^[pl]/.test(classes) && / /.test(name);
}

function askForDoer(name: string, did: string, asker: string): StatedFact[] {
  const deed = withoutSecond(firstClause(did)).replace(/,.*$/, '');
  if (getWords(deed).length < MIN_DEED_WORDS) return [];
  const answer = name.replace(/^The /, 'the ');
  return [
    { front: `${asker} ${deed}?`, answers: [answer], source: 'called', topic: `deed:${normalForm(deed)}` },
  ];
}

/** "Made Ilorin independent and invited a scholar" are two deeds. */
function withoutSecond(did: string): string {
  for (const { index } of did.matchAll(/ and /g)) {
    const after = did.slice(index + 5);
    const [first] = tagWords(`They ${after}.`, getWords(`They ${after}`)).slice(1);
    if (first?.wordClass === 'verb') return did.slice(0, index);
  }
  return did;
}
