/** A study guide of soil, with a part of each kind. */
import { type GuideSection, type GuideText, listDeletedGuides } from '@akada/contract/material/guides.ts';
import { type Guide, type GuideSummary, listGuides } from '@akada/contract/work/guide-generation.ts';
import { answerByDefault } from '../played-endpoints.ts';
import { listOf, makeId } from '../samples.ts';

const said = (text: string): GuideText => ({ text, content: null });
const stated = (text: string, page = 3) => ({ ...said(text), passages: [{ page, quote: text }] });

export function makeSection(number: number, differing: Partial<GuideSection> = {}): GuideSection {
  return {
    number,
    title: said(`What soil does ${number}`),
    level: 1,
    first_page: 2,
    last_page: 4,
    origin: 'extract',
    overview: [
      stated('Soil is the loose upper layer of the earth in which plants grow.'),
      stated('It holds water, air and food for them.'),
    ],
    parts: [],
    own: null,
    shows_own: false,
    check: [],
    cards: 0,
    questions: 0,
    words: 640,
    left_out: 0,
    version: 1,
    ...differing,
  };
}

export const fullSection = makeSection(1, {
  title: said('How soil holds water'),
  parts: [
    {
      kind: 'points',
      title: said('What holds it'),
      items: [
        stated('Humus holds many times its weight in water.'),
        stated('Sand lets it drain quickly.', 4),
      ],
    },
    {
      kind: 'terms',
      title: null,
      items: [{ name: said('Humus'), ...stated('The dark part of soil, made of what has decayed.') }],
    },
    {
      kind: 'steps',
      title: said('From rock to soil'),
      items: [stated('Rock breaks up.'), stated('Plants settle.')],
    },
    {
      kind: 'table',
      caption: said('Two kinds of soil'),
      columns: [said('Soil'), said('Drains')],
      rows: [
        { cells: [said('Sand'), said('quickly')], passages: [{ page: 4, quote: 'Sand drains quickly.' }] },
        { cells: [said('Clay'), said('slowly')], passages: [{ page: 4, quote: 'Clay drains slowly.' }] },
      ],
    },
    { kind: 'facts', items: [{ fact: 'number', ...stated('A good soil is 25 % water.') }] },
    { kind: 'figure', ...stated('Figure 2: the layers of a soil.') },
  ],
  check: [
    {
      kind: 'card',
      id: makeId(31),
      question: said('What holds water in soil?'),
      answer: said('Humus'),
      passages: [{ page: 3, quote: 'Humus holds many times its weight in water.' }],
    },
  ],
  cards: 6,
  questions: 0,
});

export function makeGuide(differing: Partial<Guide> = {}): Guide {
  return {
    id: makeId(9),
    file_id: makeId(1),
    title: 'Soil, week 3',
    course_name: null,
    course: null,
    cloth: { cloth_seed: 12, cloth_colour: 8 },
    status: 'ready',
    progress: null,
    origin: 'extract',
    origin_sentence: 'An extract of your note: its own sentences, in its own order.',
    error: null,
    created_at: '2026-11-02T09:00:00.000Z',
    usage: { kind: 'enhanced_note', used: 1, limit: 1, resets_at: '2026-11-30T23:00:00.000Z' },
    sections: [fullSection, makeSection(2)],
    ...differing,
  };
}

export function makeGuideSummary(number: number, differing: Partial<GuideSummary> = {}): GuideSummary {
  const { usage: _usage, ...guide } = makeGuide();
  return { ...guide, id: makeId(number), sections: 2, words: 1_280, ...differing };
}

export function answerGuidesByDefault(): void {
  answerByDefault(listGuides, listOf<GuideSummary>());
  answerByDefault(listDeletedGuides, { items: [] });
}
