import { describe, expect, it } from 'vitest';
import { readCardNote } from '../../../cards/card-note.ts';
import { englishNote } from '../../../cards/testing/made-cards.ts';
import { getContrastCandidates } from './contrast-candidates.ts';

const askLines = (lines: string) =>
  getContrastCandidates(readCardNote(englishNote(lines))).map(({ stem, body }) =>
    body.type === 'open' ? [stem, body.answer] : [],
  );

describe('two things that a note contrasts', () => {
  it.each([
    [
      'Diamonds conduct heat very well, whereas graphite conducts electricity.',
      'What is the difference between diamonds and graphite?',
      'Diamonds conduct heat very well, whereas graphite conducts electricity.',
    ],
    [
      '# Oak vs pine (Q2 last year)\n- Oak: hard wood\n- Pine: soft wood',
      'What are the differences between oak and pine?',
      'Oak: hard wood\nPine: soft wood',
    ],
    [
      '# Differences between speed and velocity\n- speed has no direction\n- velocity has a direction',
      'What are the differences between speed and velocity?',
      'speed has no direction\nvelocity has a direction',
    ],
    [
      '| Basis | Loan | Overdraft |\n| Term | fixed | open |\n| Interest | on all | on what is used |',
      'What are the differences between Loan and Overdraft? Name them by: Term, Interest.',
      'Term: Loan – fixed; Overdraft – open\nInterest: Loan – on all; Overdraft – on what is used',
    ],
  ])('are compared: %s', (lines, stem, answer) => {
    expect(askLines(lines)).toEqual([[stem, answer]]);
  });

  it.each([
    [
      'a sentence means "during"',
      'Nerves send signals to the muscle while the heart beats, and glands help.',
    ],
    ['a sentence points back', 'It stores energy, whereas the other one releases energy at once.'],
    ['a head names adjectives only', '# Ideal vs practical\n- ideal: no loss\n- practical: some loss'],
    ['the lines name one of them', '# Oak vs pine\n- hard wood\n- soft wood'],
    [
      'a table has further columns',
      '| Basis | Oak | Pine | Ash |\n| Wood | hard | soft | hard |\n| Leaf | broad | needle | broad |',
    ],
  ])('are not compared where %s', (_, lines) => {
    expect(askLines(lines)).toEqual([]);
  });
});
