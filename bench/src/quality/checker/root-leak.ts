import { type CheckedItem, getDistractors, keyOf } from './checked-item.ts';
import { getContentWords } from './plain-words.ts';

const LEAST_ROOT = 4;
/** "Triangle" and "triangular": of shorter roots, "single" and "singer" would be one. */
const LONG_ROOT = 5;
const ENDINGS_OF_LONG_ROOTS = /^(?:le|les|led|ular)$/;
const LEAST_SHARE = 0.5;

/** Endings after a root that two words share; their order is free, because the complete rest must match. */
const ENDINGS = new RegExp(
  `^(?:|b|bs|ivity|ctive|e|s|es|ed|d|er|ers|or|ors|ing|ings|y|ies|al|ally|ial|ic|ics|ical|ism|isms|ist|ists|istic|ity|ities|ive|ively|ize|izes|
  ized|ization|ise|ised|ion|ions|ation|ations|ative|tion|tions|ition|sion|ption|ptive|bing|bed|ment|ments|mental|ness|ous|ously|ly|
  able|ible|ability|ibility|ance|ances|ence|ences|ant|ent|ency|ancy|ate|ates|ated|ating|ator|ators|ates|ure|ures|ary|age|ing|
  ful|less|en|ian|ians|ified|ify|ification|ies|ied|iation|iate|iated|ct|ction|de|sive|ding|dance|eous|ium|ism|logy|logist|logical|
  graphy|grapher|graphic|tic|sis|ses|tically|tor|tors|tory|aceous)$`.replace(/\s+/g, ''),
);

/** The words of the key and the stem that have one root, where no distractor has it; null for none. */
export function rootLeak(item: CheckedItem): string | null {
  const requested = [...new Set(getContentWords(item.stem))];
  const others = getDistractors(item).map(getContentWords);
  for (const word of new Set(getContentWords(keyOf(item)))) {
    const leak = requested.find((other) => shareRoot(word, other));
    if (leak === undefined) continue;
    if (others.some((words) => words.some((other) => shareRoot(other, leak) || shareRoot(other, word))))
      continue;
    return `"${leak}" has the root of "${word}"`;
  }
  return null;
}

/** True for forms of one root: absorb and absorption, species and speciation; not for information and infrastructure. */
export function shareRoot(left: string, right: string): boolean {
  if (/\p{N}/u.test(left + right)) return false;
  if (left === right) return left.length >= LEAST_ROOT - 1;

  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared++;
  const shorter = Math.min(left.length, right.length);
  const longer = Math.max(left.length, right.length);
  if (shared < LEAST_ROOT || shared / longer < LEAST_SHARE - (shorter - shared <= 1 ? 0.1 : 0)) return false;
  // The common part may have run into the ending: "relation" and "relating" share "relati".
  for (let root = shared; root >= Math.max(LEAST_ROOT, shared - 2); root--) {
    if (isEnding(left, root) && isEnding(right, root)) return true;
  }
  return false;
}

function isEnding(word: string, root: number): boolean {
  const rest = word.slice(root);
  return ENDINGS.test(rest) || (root >= LONG_ROOT && ENDINGS_OF_LONG_ROOTS.test(rest));
}
