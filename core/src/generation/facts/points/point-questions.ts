import { overlapF1 } from '../../../text/set-overlap.ts';
import { contentStems, normalForm, wordsOf } from '../../../text/words.ts';
import { classesOf } from '../../classes/noun-classes.ts';
import { lengthRatio } from '../../gate/option-form.ts';
import type { FactOrigin, PointsFact } from '../fact.ts';
import type { FactQuestion } from '../fact-question.ts';
import type { Phrases } from '../phrases/phrases.ts';

/** Less than what a definition, a list or a table offers: a line below a heading says less surely what it is about, and readers could use none of four. */
const WORTH = 1.6;
const DISTRACTORS = 3;
/** To either side: headings further away are of another subject. */
const MOST_COMPARED = 20;
const MOST_LOOKED_AT = 60;
const NEARLY_THE_SAME = 0.34;
/** Longer or shorter than this, times the key, a point is told by its length. */
const MOST_LENGTH_RATIO = 1.8;

/** Which of the short lines below several headings is about one of them. */
export function pointQuestions(facts: readonly PointsFact[], phrases: Phrases): FactQuestion[] {
  const { point: worded } = phrases;
  if (worded === null) return [];

  const owners = facts.filter(({ head }) => namesSubject(head)).map(ownerOf);
  return owners.flatMap((owner, at) => {
    const strangers = strangersTo(owner, owners.slice(Math.max(0, at - MOST_COMPARED), at + MOST_COMPARED));
    return owner.points.map((point) => askAbout(point, owner, strangers, worded));
  });
}

/** "Economic" and "Social" part what stands below another heading; by themselves they are about nothing. */
function namesSubject(head: string): boolean {
  const [only, second] = wordsOf(head);
  return second !== undefined || classesOf(only?.lower ?? '') !== '' || /^\p{Lu}{2,}$/u.test(head);
}

/** A heading and its points with the words that they are compared by. */
interface Owner extends Omit<PointsFact, 'points'> {
  stems: ReadonlySet<string>;
  points: Point[];
}

interface Point {
  text: string;
  origin: FactOrigin;
  stems: ReadonlySet<string>;
}

function ownerOf(fact: PointsFact): Owner {
  const points = fact.points.map((point) => ({ ...point, stems: contentStems(point.text) }));
  return { ...fact, stems: contentStems(fact.head), points };
}

interface Stranger {
  text: string;
  /** Whether its head is of the same kind or stands below the same heading. */
  isSibling: boolean;
}

/** What stands below other heads, those of the same kind and depth first. */
function strangersTo(owner: Owner, owners: readonly Owner[]): Stranger[] {
  return owners
    .filter((other) => !isOfHead(other, owner))
    .map((other) => ({ other, alike: likeness(other, owner) }))
    .sort((one, two) => two.alike - one.alike)
    .flatMap(({ other, alike }) => other.points.map((point) => ({ point, isSibling: alike >= SIBLING })))
    .slice(0, MOST_LOOKED_AT)
    .filter(({ point }) => !isNear(point, owner))
    .map(({ point: { text }, isSibling }) => ({ text, isSibling }));
}

/** What is said of feedback may be said of negative feedback, and what stands below a part of it as well. */
function isOfHead(other: Owner, owner: Owner): boolean {
  if (other.above.includes(owner.head) || owner.above.includes(other.head)) return true;
  return other.stems.isSubsetOf(owner.stems) || owner.stems.isSubsetOf(other.stems);
}

const SIBLING = 2;

/** "Closed system" and "open system" are of one kind; "closed system" and "inputs" stand below one heading. */
function likeness(one: Owner, other: Owner): number {
  const isOfKind = [...one.stems].at(-1) === [...other.stems].at(-1);
  const haveOneParent = one.above.length > 0 && one.above.at(-1) === other.above.at(-1);
  return (isOfKind ? 4 : 0) + (haveOneParent ? SIBLING : 0) + (one.level === other.level ? 1 : 0);
}

/** What names the head, or says nearly what stands below it, may be right as well. */
function isNear({ stems }: Point, owner: Owner): boolean {
  if (!owner.stems.isDisjointFrom(stems)) return true;
  return owner.points.some((own) => overlapF1(own.stems, stems) >= NEARLY_THE_SAME);
}

function askAbout(
  { text: key, origin }: Point,
  { head, level }: Owner,
  strangers: readonly Stranger[],
  worded: (head: string) => string,
): FactQuestion {
  const fair = strangers.filter(({ text }) => lengthRatio(text, key) <= MOST_LENGTH_RATIO);
  return {
    kind: 'statement',
    stem: worded(head),
    key,
    distractors: fair.map(({ text }) => text),
    origin,
    isOfClass: fair.filter(({ isSibling }) => isSibling).length >= DISTRACTORS,
    worth: WORTH - 0.01 * level,
    spends: [`points:${normalForm(head)}`],
  };
}
