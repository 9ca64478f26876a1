import { normalForm } from '../../text/words.ts';
import { type GateNote, getFaults } from '../gate/item-gate.ts';
import type { QuestionDraft } from '../question-draft.ts';
import { type Choice, chosenSiblings, likeOpened } from './choice.ts';

/** A note of 300,000 words can offer tens of thousands of questions that all fail for one reason. */
const LEAST_TRIES = 300;
const TRIES_PER_QUESTION = 20;
/** The cost of each further question of the same section, kind, list or column. */
const REPEATED = { section: 0.2, kind: 0.25, topic: 0.5 };

/**
 * Picks the best questions that pass the gate together, spread over the sections of the note and over the
 * kinds.
 *
 * @param excluded normal forms of keys that were used earlier
 */
export function pickChoices(
  choices: readonly Choice[],
  note: GateNote,
  excluded: ReadonlySet<string>,
  count: number,
): QuestionDraft[] {
  const drafts: QuestionDraft[] = [];
  const taken = new Map<string, number>();
  const spent = new Set<string>();
  const cost = (choice: Choice) =>
    getShares(choice).reduce((sum, { name, worth }) => sum + worth * (taken.get(name) ?? 0), 0);
  let left = [...choices];
  for (let tries = LEAST_TRIES + TRIES_PER_QUESTION * count; drafts.length < count && tries > 0; tries -= 1) {
    const best = getBest(left, cost);
    if (best === null) break;

    left = left.filter((choice) => choice !== best);
    const draft = excluded.has(normalForm(best.key)) ? null : getDraft(best);
    if (draft === null || getFaults(draft, note, drafts).length > 0) continue;

    drafts.push(draft);
    for (const name of best.spends) spent.add(name);
    for (const { name } of getShares(best)) taken.set(name, (taken.get(name) ?? 0) + 1);
    left = left.filter(({ spends }) => !spends.some((name) => spent.has(name)));
  }
  return drafts;
}

/** The properties that a question shares with others of its set. */
const getShares = ({ kind, origin, topic }: Choice) => [
  { name: `section ${origin.page} ${origin.section}`, worth: REPEATED.section },
  { name: `kind ${kind}`, worth: REPEATED.kind },
  ...(topic === undefined ? [] : [{ name: `topic ${topic}`, worth: REPEATED.topic }]),
];

function getBest(choices: readonly Choice[], cost: (choice: Choice) => number): Choice | null {
  let [best, most]: [Choice | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const choice of choices) {
    const value = choice.worth - cost(choice);
    if (value > most) [best, most] = [choice, value];
  }
  return best;
}

/** The key comes first. */
function getDraft(choice: Choice): QuestionDraft | null {
  const selectedSiblings = chosenSiblings(choice);
  if (selectedSiblings === null) return null;

  const { kind, stem, key, origin, why } = choice;
  return {
    kind,
    stem,
    options: likeOpened([key, ...selectedSiblings.map(({ text }) => text)]),
    answerIndex: 0,
    explanation: why(selectedSiblings),
    source: { page: origin.page, section: origin.section, quote: origin.quote },
  };
}
