/** An Anki package as students import it: short texts with some styles and gaps, and a year of reviews. */
import { buffer } from 'node:stream/consumers';
import type { ImportedCard } from '@akada/core/cards/anki/imported-card.ts';
import { packageEntries } from '../../../server/src/platform/anki/write/package-entries.ts';
import { writeCollection } from '../../../server/src/platform/anki/write/write-collection.ts';
import { getZip } from '../../../server/src/platform/archive/zip.ts';
import { proseLines } from './prose.ts';

const dayMs = 24 * 60 * 60_000;
const reviewsOfCard = 13;
const decks = 30;

/** @returns a package of `count` cards, each reviewed 13 times */
export async function packageOfCards(count: number): Promise<Buffer<ArrayBuffer>> {
  const now = Date.now();
  const [fronts, backs] = [proseLines('card fronts', count), proseLines('card backs', count)];
  const cards = fronts.map((front, index) => getCard(index, [front, backs[index] ?? ''], now));
  const entries = packageEntries(writeCollection(cards, now), writeCollection([], now), []);
  return Buffer.from(await buffer(getZip(entries, now)));
}

function getCard(index: number, [front, back]: [string, string], now: number): ImportedCard {
  const isCloze = index % 10 === 0;
  const text = isCloze ? front.replace(/\p{L}{5,}/u, '{{c1::$&}}') : `${front} (${index})`;
  const reviews = Array.from({ length: reviewsOfCard }, (_, review) => {
    const givenAt = now - (400 - review * 25 - (index % 20)) * dayMs + index;
    const localDay = new Date(givenAt).toISOString().slice(0, 10);
    return { grade: 3 as const, givenAt, localDay, tookMs: 5_000 };
  });
  const lastDay = reviews.at(-1)?.localDay ?? '';
  return {
    foreignId: `bench-${index}:${isCloze ? 'n' : 0}`,
    changedAt: now - dayMs,
    kind: isCloze && text.includes('{{c1::') ? 'cloze' : 'basic',
    typed: false,
    front: index % 4 === 1 ? `**${text}**` : text,
    back,
    occlusion: null,
    tags: ['soil', `week_${index % decks}`],
    deck: ['Soil', `Week ${index % decks}`],
    flag: 0,
    faces: [
      {
        ordinal: isCloze && text.includes('{{c1::') ? 1 : 0,
        suspended: false,
        buried: false,
        reviews,
        state: {
          stability: 12.5 + (index % 50),
          difficulty: 5.1,
          phase: 'review',
          step: 0,
          dueAt: null,
          dueDay: new Date(now + (index % 30) * dayMs).toISOString().slice(0, 10),
          firstDay: reviews[0]?.localDay ?? lastDay,
          lastDay,
          reps: reviewsOfCard,
          lapses: 1,
        },
      },
    ],
    media: [],
  };
}
