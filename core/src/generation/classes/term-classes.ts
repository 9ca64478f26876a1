import { stemOf } from '../../text/stem.ts';
import type { Term, TermMention } from '../terms/term.ts';
import { classAgreement, classesOf, UNKNOWN_AGREEMENT } from './noun-classes.ts';

/**
 * How far two terms are of one class, 0-1: 1 where the note itself sets them side by side. Where a term has several wordings,
 * the one that is meant decides: "liberals" are people, "liberalism" is a doctrine.
 */
export type ClassAgreement = (one: Term, other: Term, wording?: Wordings) => number;

/** How the two terms that are compared are written. */
export interface Wordings {
  one: string;
  other: string;
}

/** Below this an option is struck out by anyone, because it is another kind of thing. */
export const LEAST_AGREEMENT = UNKNOWN_AGREEMENT;

/** Endings that name a class by themselves: cells, enzymes, inflammations, doctrines, sciences, devices. */
const FAMILIES =
  /(?:cytes?|blasts?|clasts?|ases?|itis|osis|emia|olog(?:y|ies)|nom(?:y|ies)|meters?|graphs?|scopes?|gens?|phag[ey]s?|derm(?:is)?|ectomy|ocrac(?:y|ies)|arch(?:y|ies)|cide|phobia|zoic|phil(?:e|ia|ic)?s?|osaurs?|trophs?|plasts?|somes?|oids?)$/;
const SHORTEST_BEFORE_FAMILY = 3;
/** No acronym: "Hubble", "Le Verrier". */
const BARE_NAME = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*$/u;
/** The class of people among those of nouns. */
const PERSON = 'p';

/** Learns from a note which of its terms are of one class: what it lists together, what it says they are, how they are named. */
export function termClasses(terms: readonly Term[]): ClassAgreement {
  const listed = listedTogether(terms);
  const heads = new Map<string, TermHead>();
  const headOfTerm = (term: Term, wording = term.forms[0]?.surface ?? '') => {
    const key = `${wording}\n${term.hypernym ?? ''}`;
    const known = heads.get(key) ?? headOf(wording, term.hypernym);
    heads.set(key, known);
    return known;
  };

  return (one, other, wording) => {
    if (isPerson(one) || isPerson(other)) return isPerson(one) && isPerson(other) ? 1 : 0;
    if (listed.get(one)?.has(other)) return 1;
    const byHead = headAgreement(headOfTerm(one, wording?.one), headOfTerm(other, wording?.other));
    // "A fracture is a broken bone" makes no bone of it.
    return one.hypernym !== null && other.hypernym !== null && stemOf(one.hypernym) === stemOf(other.hypernym)
      ? byHead === 0
        ? UNKNOWN_AGREEMENT
        : 1
      : byHead;
  };
}

/** "Congress" is capitalised and acts as people do. */
function isPerson({ isPerson: hasName, forms }: Term): boolean {
  const classes = classesOf(forms[0]?.surface.toLowerCase() ?? '');
  return hasName && (classes === '' || classes.includes(PERSON));
}

interface TermHead {
  stem: string;
  family: string | null;
  classes: string;
  /** "Lemaître", "Andromeda": of a name that stands alone nothing tells what it is, only that it is no "Hubble constant". */
  isBareName: boolean;
  /** Whether the last word is a common noun. */
  isCommon: boolean;
}

function headOf(wording: string, hypernym: string | null): TermHead {
  const phrase = wording.toLowerCase();
  const head =
    phrase
      .split(/\s+(?:of|in|for)\s+/)[0]
      ?.split(/[\s-]+/)
      .at(-1) ?? '';
  const family = FAMILIES.exec(head);
  return {
    stem: stemOf(head),
    family: family !== null && family.index >= SHORTEST_BEFORE_FAMILY ? family[0].replace(/s$/, '') : null,
    classes: classesOf(head) || classesOf(hypernym ?? ''),
    isBareName: BARE_NAME.test(wording) && classesOf(head) === '',
    isCommon: /\s/.test(wording) && classesOf(head) !== '' && wording.endsWith(head),
  };
}

function headAgreement(one: TermHead, other: TermHead): number {
  if (one.stem === other.stem || (one.family !== null && one.family === other.family)) return 1;
  if ((one.isBareName && other.isCommon) || (other.isBareName && one.isCommon)) return 0;
  return classAgreement(one.classes, other.classes);
}

/** Between two members of "osteoblasts, osteocytes, and the osteoclasts". */
const BETWEEN_MEMBERS = /^(?:,|,? (?:and|or|as well as|versus)) (?:(?:the|an?) )?$/;

function listedTogether(terms: readonly Term[]): Map<Term, Set<Term>> {
  const together = new Map<Term, Set<Term>>();
  for (const members of mentionsBySentence(terms).values()) {
    let chain: Term[] = [];
    let last: TermMention | null = null;
    for (const { term, mention } of members) {
      chain = last !== null && BETWEEN_MEMBERS.test(gap(last, mention)) ? [...chain, term] : [term];
      last = mention;
      for (const one of chain) {
        for (const other of chain)
          if (one !== other) together.set(one, (together.get(one) ?? new Set()).add(other));
      }
    }
  }
  return together;
}

interface PlacedMention {
  term: Term;
  mention: TermMention;
}

function mentionsBySentence(terms: readonly Term[]): Map<number, PlacedMention[]> {
  const bySentence = new Map<number, PlacedMention[]>();
  for (const term of terms) {
    for (const mention of term.mentions) {
      const { index } = mention.sentence;
      const inSentence = bySentence.get(index) ?? [];
      inSentence.push({ term, mention });
      bySentence.set(index, inSentence);
    }
  }
  for (const mentions of bySentence.values()) {
    mentions.sort((a, b) => a.mention.first - b.mention.first || b.mention.last - a.mention.last);
  }
  return bySentence;
}

function gap(left: TermMention, right: TermMention): string {
  const from = left.sentence.words[left.last]?.end ?? 0;
  const to = right.sentence.words[right.first]?.start ?? 0;

  return to > from ? left.sentence.text.slice(from, to) : '';
}
