import { describe, expect, test } from 'vitest';
import type { DocumentPage } from '../../text/document.ts';
import type { CardDraft } from '../card-draft.ts';
import { faultsOfCard } from './card-gate.ts';

const QUOTE = 'Osmosis is the slow movement of water (H2O) through a membrane.';
const page: DocumentPage = {
  number: 1,
  section: null,
  text: `Cells. ${QUOTE} See p. 3.`,
  blocks: [],
  bold: [],
  reading: 'text',
};
const sound: CardDraft = {
  kind: 'basic',
  front: 'What is osmosis?',
  back: 'the slow movement of water (H2O)',
  source: 'genus',
  page: 1,
  section: null,
  quote: QUOTE,
};
const cloze = { kind: 'cloze', back: '', source: 'bold' } as const;

describe('the gate', () => {
  test.each<[string, Partial<CardDraft>]>([
    ['a term and its meaning', {}],
    ['a gap', { ...cloze, front: '{{c1::Osmosis}} is the slow movement of water through a membrane.' }],
    ['points of a list', { source: 'list', front: 'Cells: name the 2.', back: '- water\n- membrane' }],
    ['an answer whose case and spaces differ', { back: 'Slow  Movement of Water' }],
  ])('lets %s pass', (_, changes) => {
    expect(faultsOfCard({ ...sound, ...changes }, page)).toEqual([]);
  });

  test.each<[string, string, Partial<CardDraft>]>([
    ['a quotation of no page', 'not_quoted', { quote: 'Osmosis is fast.' }],
    ['an answer that the quotation does not hold', 'not_quoted', { back: 'the fast movement of air' }],
    ['a card without an answer', 'not_quoted', { back: '' }],
    ['homework', 'administrative', { quote: 'See p. 3.', back: 'See p. 3' }],
    ['a front that leans on another', 'leaning', { front: 'What is this process?' }],
    [
      'an answer that leans on another',
      'leaning',
      { quote: `This ${QUOTE}`, back: 'This Osmosis is the slow movement' },
    ],
    ['an answer that is cut off', 'cut_off', { back: 'the slow movement of' }],
    ['an open bracket', 'cut_off', { back: 'the slow movement of water (H2O' }],
    [
      'half of a name as the gap',
      'cut_off',
      { ...cloze, front: 'Through {{c1::membrane}} of Bowman water moves slowly.' },
    ],
    ['a front that holds its answer', 'giving_away', { front: 'What slow movement of water is osmosis?' }],
    ['a long front', 'too_long', { front: `What is osmosis ${'or so '.repeat(20)}?` }],
    ['a long back', 'too_long', { quote: 'a word '.repeat(30), back: 'a word '.repeat(25).trim() }],
  ])('turns %s away as %s', (_, fault, changes) => {
    const changed = { ...sound, ...changes };
    const own = {
      ...page,
      text: changed.quote === 'Osmosis is fast.' ? page.text : `${page.text} ${changed.quote}`,
    };
    expect(faultsOfCard(changed, own)).toContain(fault);
  });

  test('knows no card of a page that there is not', () => {
    expect(faultsOfCard(sound, undefined)).toContain('not_quoted');
  });
});
