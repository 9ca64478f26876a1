import type { PaperLine } from '../lines/paper-lines.ts';
import type { PaperBody, PaperHeading } from '../paper.ts';
import { findSubject } from './subject.ts';

const BODIES: readonly (readonly [PaperBody, RegExp])[] = [
  ['post_utme', /\bpost[- ]?(?:utme|jamb|ume)\b/i],
  ['utme', /\b(?:utme|ume|jamb)\b|joint admissions? and matriculation|unified tertiary matriculation/i],
  ['neco', /\bneco\b|national examinations? council/i],
  ['nabteb', /\bnabteb\b|national business and technical/i],
  ['bece', /\bbece\b|basic education certificate/i],
  [
    'waec',
    /\b(?:waec|wassce|wasc|ssce)\b|west african (?:senior school|examinations?)|senior school certificate/i,
  ],
  ['gce', /\bgce\b|general certificate/i],
  [
    'department',
    /\b(?:department|dept\.?|faculty|université|university|département) (?:of|de)\b|\buniversity\b|\bsemester examinations?\b/i,
  ],
];
const YEAR = /(?<![\d/])(?:19|20)\d\d(?:\s?[/–-]\s?(?:(?:19|20)?\d\d))?(?![\d/])/;
const EXAM =
  /\b(?:examinations?|exams?|past questions?|test|quiz|question paper|paper \d|mock|examen|épreuve|baccalauréat|concours|contrôle)\b/i;
const TIME = /\b(?:time|duration|durée|temps)\b|\ballowed\b|\b(?:hours?|hrs?|heures?|minutes?|mins?)\b/i;
const HOURS =
  /(?<whole>\d{1,2}|one|two|three|une|deux|trois)?\s?(?<part>½|¼|¾|1\/2|1\/4|3\/4|\.5|\.25|\.75)?\s?-?\s?(?:hours?|hrs?|heures?|h)\b/i;
const MINUTES = /(?<minutes>\d{1,3})\s?(?:minutes?|mins?|mn)\b/i;
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, une: 1, deux: 2, trois: 3 };
const PARTS: Readonly<Record<string, number>> = {
  '½': 30,
  '1/2': 30,
  '.5': 30,
  '¼': 15,
  '1/4': 15,
  '.25': 15,
  '¾': 45,
  '3/4': 45,
  '.75': 45,
};
/** Longer lines are no title. */
const MAX_TITLE = 160;

/** The title of a paper, and the lines that gave it. */
export interface FoundHeading {
  heading: PaperHeading;
  /** True if it has an examining body or a word for an examination. */
  isExam: boolean;
  used: Set<PaperLine>;
}

/**
 * Reads the title of a paper.
 *
 * @param lines above the first question
 * @param title of the file, which fills what the lines do not say
 */
export function readHeading(lines: readonly PaperLine[], title: string): FoundHeading {
  const heading: PaperHeading = { body: null, year: null, subject: null, minutes: null };
  const used = new Set<PaperLine>();
  let isExam = false;
  for (const line of lines) {
    const text = line.text.slice(0, MAX_TITLE);
    const found = line.text.length > MAX_TITLE ? {} : readTitle(text);
    isExam ||= found.body != null || EXAM.test(text);
    if (Object.values(found).some((value) => value !== null) || EXAM.test(text)) used.add(line);
    fill(heading, found);
  }
  const {
    body = null,
    year = null,
    subject = null,
  } = readTitle(title.slice(0, MAX_TITLE).replace(/[_-]/g, ' '));
  fill(heading, { body, year, subject });
  return { heading, isExam: isExam || body !== null, used };
}

/** @returns minutes of "Time: 1½ hours" and of "2 hours 30 minutes"; null for a line without a time */
export function readMinutes(text: string): number | null {
  if (!TIME.test(text)) return null;
  const { whole = '', part = '' } = HOURS.exec(text)?.groups ?? {};
  const minutes = Number(MINUTES.exec(text)?.groups?.minutes ?? 0);
  const hours = WORDS[whole.toLowerCase()] ?? Number(whole);
  const sum = hours * 60 + (PARTS[part] ?? 0) + minutes;
  return sum === 0 ? null : sum;
}

function readTitle(text: string): Partial<PaperHeading> {
  const body = BODIES.find(([, names]) => names.test(text))?.[0] ?? null;
  return { body, year: YEAR.exec(text)?.[0] ?? null, subject: findSubject(text), minutes: readMinutes(text) };
}

/** The first line that says something decides. */
function fill(heading: PaperHeading, { body, year, subject, minutes }: Partial<PaperHeading>): void {
  heading.body ??= body ?? null;
  heading.year ??= year ?? null;
  heading.subject ??= subject ?? null;
  heading.minutes ??= minutes ?? null;
}
