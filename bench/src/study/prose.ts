/**
 * Textbook prose about things that do not exist, for measurements that must not depend on other people's
 * files. It defines terms, distinguishes them and says what they cause, as a chapter does; the same seed gives the
 * same text.
 */
import { type SeededRandom, seededRandom } from '@akada/core/generation/seeded-random.ts';
import { makePdf, PAGE } from '../../../server/src/platform/extract/testing/pdf-page-writer.ts';
import * as words from './prose-words.ts';

/** @returns that many different terms, such as "torvic membrane" */
export function proseTerms(seed: string, count: number): string[] {
  const random = seededRandom(seed);
  const terms = new Set<string>();
  while (terms.size < count) {
    const stem = pick(words.beginnings, random) + pick(words.middles, random);
    terms.add(`${stem}${pick(words.endings, random)} ${pick(words.things, random)}`);
  }
  return [...terms];
}

/** @returns `count` sentences about separate terms */
export function proseLines(seed: string, count: number): string[] {
  const random = seededRandom(seed);
  const terms = proseTerms(seed, 60);
  return Array.from({ length: count }, () => sentence(terms, random));
}

/** @returns a chapter in Markdown of at least `wordCount` words, with headings and bold terms */
export function proseChapter(seed: string, wordCount: number): string {
  const random = seededRandom(seed);
  const terms = proseTerms(seed, Math.ceil(wordCount / 100));
  const parts = [`# The ${pick(words.subjects, random)} of ${pick(terms, random)}s`];
  let written = 0;
  for (const term of endlessly(terms)) {
    if (written >= wordCount) break;

    const paragraph = paragraphOn(term, terms, random);
    if (parts.length % 6 === 1) parts.push(`## The ${term}`);
    parts.push(paragraph);
    written += paragraph.split(' ').length;
  }
  return `${parts.join('\n\n')}\n`;
}

function paragraphOn(term: string, terms: readonly string[], random: SeededRandom): string {
  const family = pick(words.families, random);
  const opening = `A **${term}** is a ${family} that ${deed(terms, random)}.`;
  return [
    opening,
    ...Array.from({ length: 5 }, () => sentence([term, ...sample(terms, random)], random)),
  ].join(' ');
}

function sentence(terms: readonly string[], random: SeededRandom): string {
  const [term, other] = [pick(terms, random), pick(terms, random)];
  const shapes = [
    () => `The ${term} ${deed(terms, random)} ${pick(words.moments, random)}.`,
    () => `Unlike the ${other}, the ${term} ${deed(terms, random)}.`,
    () => `${pick(words.moments, random)}, every ${term} ${deed(terms, random)} and then rests.`,
    () => `Because the ${term} is ${pick(words.qualities, random)}, it ${deed(terms, random)}.`,
    () => `The ${pick(words.qualities, random)} part of the ${term} is called the ${other}.`,
  ];
  const text = pick(shapes, random)();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function deed(terms: readonly string[], random: SeededRandom): string {
  const { verbs, qualities } = words;
  return `${pick(verbs, random)} the ${pick(qualities, random)} ${pick(terms, random)} ${pick(words.manners, random)}`;
}

function sample(terms: readonly string[], random: SeededRandom): string[] {
  return Array.from({ length: 4 }, () => pick(terms, random));
}

function* endlessly<Member>(members: readonly Member[]): Generator<Member> {
  for (;;) yield* members;
}

function pick<Member>(members: readonly Member[], random: SeededRandom): Member {
  const member = members[Math.floor(random() * members.length)];
  if (member === undefined) throw new Error('Nothing to choose from');

  return member;
}

const margin = 72;
const paragraphsEach = 5;

/** @returns a PDF of `pages` pages of running text with a heading on each, about 450 words a page */
export function prosePdf(pages: number): Promise<Uint8Array> {
  return makePdf(pages, (writer, number) => {
    writer.line(`**Part ${number}**`, margin, margin, 16);
    let y = margin + 28;
    for (let paragraph = 0; paragraph < paragraphsEach; paragraph += 1) {
      const text = proseLines(`page ${number}, paragraph ${paragraph}`, 5).join(' ');
      y = writer.paragraph(text, { x: margin, y, width: PAGE.width - 2 * margin }) + 10;
    }
  });
}
