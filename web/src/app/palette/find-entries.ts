/** Chooses the entries of the command palette for the typed words. */
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';

/** The groups in display order. */
export const paletteGroups = [
  'Pages',
  'To do',
  'Notes',
  'Sets',
  'Decks',
  'Courses',
  'Tutors',
  'People',
  'Questions',
] as const;

export interface PaletteEntry {
  group: (typeof paletteGroups)[number];
  text: string;
  /** Distinguishes entries with the same name, such as by the text around the found words. */
  detail?: string;
  path: string;
  external?: true;
}

/** Actions of the palette. Menu entries that only open a page are not actions: the palette lists pages itself. */
export const paletteActions: Readonly<
  Record<AccountRole, readonly (readonly [text: string, path: string])[]>
> = {
  student: [
    ['Write a note', links.newNote()],
    ['Sit a UTME (JAMB) mock', links.hall()],
    ['Import a set of questions', links.importSet()],
  ],
  tutor: [
    ['Write a question', links.newQuestion()],
    ['Import questions', links.importQuestions()],
    ['Set an exam', links.newTutorExam()],
    ['Begin a course', links.newCourse()],
    ['Change my weekly hours', links.weeklyHours()],
  ],
  admin: [
    ['Refund a payment', `${links.adminMoney()}?state=paid`],
    ['Write a question', links.newQuestion()],
    ['Import questions', links.importQuestions()],
  ],
};

/** The max number of entries per group; complete lists have their own pages. */
const shownPerGroup = 6;

/**
 * @param entries entries of this device, matched by their names
 * @param found the server's results for these words, in its order; a repeated entry appears once
 * @returns entries that contain every typed word, starting with names that start with the text, then the
 * server's results
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  typedText: string,
  found: readonly PaletteEntry[] = [],
): PaletteEntry[] {
  const words = folded(typedText).split(/\s+/).filter(Boolean);
  const matching = entries.filter(({ text, detail = '' }) =>
    words.every((word) => folded(`${text} ${detail}`).includes(word)),
  );
  const start = words.join(' ');
  const ranked = [
    ...matching.filter(({ text }) => folded(text).startsWith(start)),
    ...matching.filter(({ text }) => !folded(text).startsWith(start)),
    ...found,
  ];

  const byGroup = Map.groupBy(ranked, ({ group }) => group);
  return paletteGroups.flatMap((group) => {
    const ofGroup = byGroup.get(group) ?? [];
    const once = ofGroup.filter(
      ({ path }, index) => ofGroup.findIndex((other) => other.path === path) === index,
    );
    return once.slice(0, words.length === 0 && group === 'Pages' ? undefined : shownPerGroup);
  });
}

/** Removes accents and case, which must not prevent a match. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
