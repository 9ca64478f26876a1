import { expect, it } from 'vitest';
import { typedNote } from '../../generation/testing/typed-note.ts';
import type { GuidePart } from '../guide-rules.ts';
import { planGuide } from '../plan-guide.ts';
import { completeSection } from './complete-section.ts';

const lines = [
  'Osmosis: the movement of water through a membrane',
  'Turgor was measured by Pfeffer in 1877',
  'The pressure reached 1,200 kPa in the pot',
  'p = i * c * R * T',
  'The duty was settled in Donoghue v Stevenson for all later makers',
];
const [planned] = planGuide({
  document: typedNote(`# Water\n${lines.join('\n\n')}\n# End\n- over`),
  focus: '',
}).sections;

const complete = (parts: GuidePart[]) =>
  completeSection({ overview: [], parts }, planned?.items ?? [], planned?.passages ?? []).parts;
const points = (...texts: string[]): GuidePart => ({
  kind: 'points',
  title: null,
  items: texts.map((text) => ({ text, passages: [{ page: 1, quote: text }] })),
});
const getTexts = (parts: readonly GuidePart[]) =>
  parts.map((part) => ('items' in part ? part.items.map(({ text }) => text) : []));

it('a section gets the lines of the note that it omits, in the order of the note', () => {
  const parts = complete([points(lines[4] ?? '')]);
  expect(parts).toMatchObject([{ kind: 'points' }, { kind: 'facts' }]);
  expect(getTexts(parts)).toEqual([
    [lines[0], lines[4]],
    [lines[1], lines[2], 'p = i \\* c \\* R \\* T'],
  ]);
});

it('a section keeps statements in other words, and repeats nothing', () => {
  const reworded = points(
    'Water moves through a membrane: this movement is osmosis.',
    'In 1877 Pfeffer measured a turgor of 1200 kPa.',
    'The pressure is p = i*c*R*T',
    'Donoghue v Stevenson settled the duty.',
  );
  expect(getTexts(complete([reworded]))[0]).toHaveLength(4);
  const fact: GuidePart = {
    kind: 'facts',
    items: [
      {
        fact: 'date',
        text: 'Pfeffer measured turgor in 1877.',
        passages: [{ page: 1, quote: lines[1] ?? '' }],
      },
    ],
  };
  expect(complete([reworded, fact])).toHaveLength(1);
});

it('an entry gives way to a line of the note that says the same and more', () => {
  const note = 'Counter-offer: Hyde v Wrench destroyed the offer, and a request does not: Stevenson v McLean';
  const [law] = planGuide({ document: typedNote(`# Offers\n${note}`), focus: '' }).sections;
  const { parts } = completeSection(
    { overview: [], parts: [points('A request does not destroy an offer: Stevenson v McLean.')] },
    law?.items ?? [],
    law?.passages ?? [],
  );
  expect(getTexts(parts).flat()).toEqual([note]);
});

it('a section gets the line that defines a term, if it only mentions the term', () => {
  expect(getTexts(complete([points('Osmosis matters to every cell.')])).flat()).toContain(lines[0]);
});
