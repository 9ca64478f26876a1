import { describe, expect, test } from 'vitest';
import { lowerFirst } from '../../../text/lower-first.ts';
import { saysWhatItDoes } from './says-what-it-does.ts';

describe('a statement about a term', () => {
  test.each([
    'Carries out the laws',
    'controls what enters the cell',
    'stores water',
    'passes laws',
    'carries away waste',
    'gives off heat',
    'breaks down food',
    'flows down',
    'runs slowly',
    'turns litmus red',
    'helps cells divide',
    'binds, then cuts',
    'lives in water',
    'is the heart of the cell',
    'was the king of the Zulu',
    'has two chambers',
    'digests and absorbs food',
    'does most of the work',
  ])('continues from it: %s', (meaning) => expect(saysWhatItDoes(meaning)).toBe(true));

  test.each([
    'gas',
    '',
    'movement of water',
    'results of heating',
    'chromosomes condense',
    'laws made by parliament',
    'cells that carry oxygen',
    'waves which break',
    'people who vote',
    'Germs move to cooked food',
    'are made of wood',
    'can bend light',
    'have been cut',
    'plants without seeds',
    'rules for trade',
    'gas with no smell',
    'textbooks and lessons taught it',
    'animals with a spine',
    'cells without a nucleus',
    'bones in the hand',
    'plants growing on rock',
    'waves breaking on land',
    'gas giant with rings',
    'bias in favour of one side',
    'lens for reading',
    'Grasses: see above',
    '1 in 10 of all',
  ])('represents it: %s', (meaning) => expect(saysWhatItDoes(meaning)).toBe(false));

  test('has a small letter inside a sentence, and an acronym its capitals', () => {
    expect(['Movement', 'GDP', 'pH'].map(lowerFirst)).toEqual(['movement', 'GDP', 'pH']);
  });
});
