import { describe, expect, test } from 'vitest';
import type { FaultName } from './checked-item.ts';
import { findFaults, type Story } from './testing/checked-samples.ts';

const GLACIER =
  'Glaciers, which form from packed snow, carve broad valleys (troughs) into rock, and they move slowly.';
const SALTS = 'Covalent compounds often exist as gases, liquids, or soft solids at room temperature.';
const FATS = 'Membranes hold phospholipids, sterols, or glycolipids, and proteins float among them.';

const found: Record<Exclude<FaultName, 'pair'>, Story[]> = {
  cloze: [
    [
      'a word of its own',
      { stem: '________ carve deep valleys into rock.', options: ['Glaciers'], quote: GLACIER },
    ],
    [
      'half a list',
      {
        stem: 'Covalent ________ often exist as gases or soft solids at room temperature.',
        options: ['compounds'],
        quote: SALTS,
      },
    ],
    [
      'a member of a list',
      {
        stem: 'Membranes hold ________, or glycolipids, and proteins float among them.',
        options: ['phospholipids'],
        quote: FATS,
      },
    ],
    [
      'another order',
      { stem: 'Into rock ________ carve broad valleys.', options: ['Glaciers'], quote: GLACIER },
    ],
    ['an end inside a clause', { stem: 'A ________ carries the yarn across the.' }],
    ['a question that adds', { stem: 'Which of the following always carries the yarn across the loom?' }],
    [
      'a description that adds',
      { stem: 'Which of the following fits the description “carries the heavy yarn across the loom”?' },
    ],
  ],
  second_key: [
    [
      'a synonym in brackets',
      {
        stem: 'The ________ runs under the warp.',
        options: ['weft', 'beam', 'reed'],
        quote: 'The weft runs under the warp.',
      },
      'The weft runs under the warp. A weft (beam) is drawn by hand.',
    ],
    [
      'another name',
      { options: ['shuttle', 'pirn'] },
      'A shuttle carries the yarn across the loom. The pirn is also called shuttle.',
    ],
    [
      'initials',
      {
        stem: 'The ________ lends to states.',
        options: ['International Monetary Fund', 'IMF'],
        quote: 'The International Monetary Fund lends to states.',
      },
    ],
    [
      'a kind of the key',
      {
        stem: 'A ________ turns light into sugar.',
        options: ['plant', 'water plant'],
        quote: 'A plant turns light into sugar.',
      },
    ],
    [
      'what the key is',
      {
        stem: '________ sorts living things into ranks.',
        options: ['Taxonomy', 'Classification'],
        quote: 'Taxonomy sorts living things into ranks.',
      },
      'Taxonomy is the classification of life. Taxonomy sorts living things into ranks.',
    ],
    [
      'the same predicate elsewhere',
      {
        stem: 'Which of the following breaks down large proteins in the stomach?',
        options: ['pepsin', 'rennin'],
        quote: 'Pepsin breaks down large proteins in the stomach.',
      },
      'Pepsin breaks down large proteins in the stomach. Rennin breaks down proteins in the large stomach of calves.',
    ],
    [
      'the same list',
      {
        kind: 'member',
        stem: 'Which of the following is a noble gas?',
        options: ['argon', 'xenon'],
        quote: 'The noble gases are argon, xenon and neon.',
      },
      'A noble gas such as argon, xenon or neon is inert.',
    ],
    [
      'a number that keeps the lower limit as well',
      {
        kind: 'number',
        stem: 'A kiln burns at more than ________ degrees.',
        options: ['900', '700'],
        quote: 'A kiln burns at more than 900 degrees.',
      },
    ],
    [
      'a number that keeps the upper limit as well',
      {
        kind: 'number',
        stem: 'A tile shrinks by less than ________ percent.',
        options: ['6', '9'],
        quote: 'A tile shrinks by less than 6 percent.',
      },
    ],
    [
      'another name in a labelled line',
      {
        stem: 'Which term means a thread of the warp?',
        options: ['end', 'strand'],
        quote: 'End: a thread of the warp, also called strand',
      },
    ],
    [
      'what is said to be the same',
      {
        stem: 'Which term means a thick place in the yarn?',
        options: ['slub', 'nub'],
        quote: 'Slub, same as nub: a thick place in the yarn',
      },
    ],
    [
      'what is called so as well',
      {
        stem: 'What is fired clay called?',
        options: ['pottery', 'brick'],
        quote: 'Behind the kiln it is called pottery.',
      },
      'Brick is fired clay of one shape. Behind the kiln it is called pottery.',
    ],
  ],
  class: [
    [
      'a place beside a theory',
      {
        stem: 'The ________ explains heat.',
        options: ['kinetic theory', 'river'],
        quote: 'The kinetic theory explains heat.',
      },
    ],
    [
      'a person beside a thing',
      {
        stem: 'A ________ treats bones.',
        options: ['cardiologist', 'membrane'],
        quote: 'A cardiologist treats bones.',
      },
    ],
    [
      'a number beside a word',
      {
        kind: 'number',
        stem: 'It took ________ years.',
        options: ['40', 'many'],
        quote: 'It took 40 years.',
      },
    ],
    [
      'a phrase beside a term',
      {
        kind: 'meaning',
        stem: 'What is a heddle?',
        options: ['a cord with an eye that lifts some threads', 'cloth'],
        quote: 'A heddle is a cord with an eye that lifts some threads.',
      },
    ],
    ['one beside many', { options: ['shuttle', 'treadles'] }],
    [
      'what the note uses as a verb',
      { stem: 'An ________ may occur.', options: ['error', 'encode'], quote: 'An error may occur.' },
      'An error may occur. We encode words. Children learn to encode sounds.',
    ],
    [
      'what the note says it is',
      {
        stem: 'The ________ ended in 1763.',
        options: ['Foxglove', 'Aldine'],
        quote: 'The Foxglove ended in 1763.',
      },
      'The Foxglove ended in 1763. Foxglove was a war of two kings. Aldine was a treaty.',
    ],
    [
      'what is done beside a thing',
      {
        kind: 'meaning',
        stem: 'What is a pyrometer?',
        options: ['an instrument that measures great heat', 'the selection of clay by its colour'],
        quote: 'A pyrometer is an instrument that measures great heat.',
      },
    ],
    [
      'two distractors of two classes',
      {
        kind: 'meaning',
        stem: 'What is bisque?',
        options: [
          'a ware that was fired once',
          'a tool that cuts with a wire',
          'the refusal of a whole load',
        ],
        quote: 'Bisque is a ware that was fired once.',
      },
    ],
    [
      'a definition beside a reason',
      {
        kind: 'why',
        stem: 'Clay is kneaded because ________.',
        options: ['air would burst the pot', 'a slip is a liquid that joins two parts'],
        quote: 'Clay is kneaded because air would burst the pot.',
      },
    ],
    [
      'what the note says it is with a definite article',
      {
        stem: '________ is told to the potter.',
        options: ['Shrinkage', 'Slip'],
        quote: 'Shrinkage is told to the potter.',
      },
      'Shrinkage is the rate at which clay gets small. Slip is a liquid. Shrinkage is told to the potter.',
    ],
  ],
  root_leak: [
    [
      'verb and noun',
      {
        stem: 'When a root takes up water it absorbs it by ________.',
        options: ['absorption', 'decay'],
        quote: 'When a root takes up water it absorbs it by absorption.',
      },
    ],
    [
      'species',
      {
        stem: 'New species come from ________.',
        options: ['speciation', 'drift'],
        quote: 'New species come from speciation.',
      },
    ],
    [
      'adjective and noun',
      {
        stem: 'A hormonal signal is a ________.',
        options: ['hormone', 'reflex'],
        quote: 'A hormonal signal is a hormone.',
      },
    ],
    [
      'a root with a long ending',
      {
        stem: 'A triangular sail is a ________.',
        options: ['triangle', 'square'],
        quote: 'A triangular sail is a triangle.',
      },
    ],
  ],
  not_general: [
    [
      'a case of the sentence before',
      {
        stem: 'The crew had found ________ in the hold.',
        options: ['cholera'],
        quote: 'The crew had found cholera in the hold.',
      },
      'A tired crew left the port. The crew had found cholera in the hold.',
    ],
    [
      'a pointer',
      {
        stem: 'This method was improved by ________.',
        options: ['Bessemer'],
        quote: 'This method was improved by Bessemer.',
      },
      'Steel was blown by a new method. This method was improved by Bessemer.',
    ],
    [
      'the short form of a name',
      {
        stem: 'By 1860, the office had issued ________.',
        options: ['patents'],
        quote: 'By 1860, the office had issued patents.',
      },
      'The Patent Office opened early. By 1860, the office had issued patents.',
    ],
    [
      'a noun that stands for what was told',
      {
        stem: 'The method was given up in ________.',
        options: ['spring'],
        quote: 'The method was given up in spring.',
      },
      'Clay was dug by hand. The method was given up in spring.',
    ],
    [
      'counted things',
      {
        stem: 'The two kilns were fed with ________.',
        options: ['wood'],
        quote: 'The two kilns were fed with wood.',
      },
      'Ada built a kiln, and so did Bo. The two kilns were fed with wood.',
    ],
    [
      'the first word of a name of another paragraph',
      { stem: 'The Guild paid for ________.', options: ['wood'], quote: 'The Guild paid for wood.' },
      'Later came the Guild of Potters.\n\nA year went by.\n\nThe Guild paid for wood.',
    ],
    [
      'an event that was told with a verb',
      {
        stem: 'The departure was seen by ________.',
        options: ['pilots'],
        quote: 'The departure was seen by pilots.',
      },
      'A fleet departed at dawn. The departure was seen by pilots.',
    ],
    [
      'a case behind an opening without a comma',
      {
        stem: 'Within a week the crew had found ________ in the hold.',
        options: ['cholera'],
        quote: 'Within a week the crew had found cholera in the hold.',
      },
      'A tired crew left the port. Within a week the crew had found cholera in the hold.',
    ],
  ],
  grammar: [
    [
      'an article',
      { stem: 'A ________ is drawn.', options: ['octagon', 'square'], quote: 'An octagon is drawn.' },
    ],
    [
      'a singular verb',
      {
        stem: 'Which of the following is made of protein?',
        options: ['enzymes', 'hormones'],
        quote: 'Enzymes are made of protein.',
      },
    ],
    ['a doubled word', { stem: 'A ________ carries the the yarn across the loom.' }],
    ['an open bracket', { stem: 'A ________ carries (the yarn across the loom.' }],
    ['a comma left behind', { stem: 'A ________ carries the yarn , across the loom.' }],
    ['a conjunction left behind', { stem: 'A ________ carries the yarn and, across the loom.' }],
    ['an option without its end', { options: ['shuttle', 'heddle of the', 'treadle', 'bobbin'] }],
    ['two sentences', { stem: 'A ________ carries the yarn. shows the loom.' }],
    [
      'a statement joined to a question',
      { stem: 'Which of the following is a rope, and a fathom is two yards?' },
    ],
    [
      'a consequence joined to a question',
      { stem: 'Which of the following need no keel, so they are cheap?' },
    ],
    ['a question word behind an article', { kind: 'value', stem: 'What are the why of “Keel”?' }],
    [
      'a plural that asks for one thing',
      { kind: 'value', stem: 'What are the uses of “Keel”?', options: ['balance', 'speed'] },
    ],
    [
      'an article behind a pronoun',
      {
        kind: 'why',
        stem: 'Ropes last because they ________.',
        options: ['resist salt', 'a coat of tar'],
        quote: 'Ropes last because they resist salt.',
      },
    ],
  ],
};

describe.each(Object.entries(found))('%s is found', (fault, stories) => {
  test.each(stories)('%s', (_, parts, text) => {
    expect(findFaults(parts, text)).toContain(fault);
  });
});
