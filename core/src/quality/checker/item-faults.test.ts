import { describe, expect, test } from 'vitest';
import type { CheckedItem, FaultName } from './checked-item.ts';
import { faultsIn } from './testing/checked-samples.ts';

type Story = [string, Partial<CheckedItem>, string?];

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
  ],
};

const clean: Record<Exclude<FaultName, 'pair'>, Story[]> = {
  cloze: [
    ['the whole sentence', {}],
    [
      'without a bracket',
      {
        stem: '________, which form from packed snow, carve broad valleys into rock, and they move slowly.',
        options: ['Glaciers'],
        quote: GLACIER,
      },
    ],
    [
      'without its last clause',
      { stem: '________ carve broad valleys into rock.', options: ['Glaciers'], quote: GLACIER },
    ],
    ['a question of the sentence', { stem: 'Which of the following carries the yarn across the loom?' }],
    [
      'without an opening link',
      { stem: 'The ________ fell.', options: ['price'], quote: 'As a result, the price fell.' },
    ],
    [
      'a meaning',
      {
        kind: 'meaning',
        stem: 'What is a heddle?',
        options: ['a cord with an eye'],
        quote: 'A heddle is a cord with an eye.',
      },
    ],
    [
      'a form without a sentence',
      { kind: 'order', stem: 'Which step comes next?', options: ['Rinse'], quote: '1. Soak\n2. Rinse' },
    ],
  ],
  second_key: [
    [
      'siblings with other words',
      {
        stem: 'Which of the following breaks down large proteins in the stomach?',
        options: ['pepsin', 'amylase'],
        quote: 'Pepsin breaks down large proteins in the stomach.',
      },
      'Pepsin breaks down large proteins in the stomach. Amylase breaks down starch in the mouth.',
    ],
    [
      'a contrast',
      {
        stem: 'Which of the following breaks down large proteins in the stomach?',
        options: ['pepsin', 'lipase'],
        quote: 'Pepsin breaks down large proteins in the stomach.',
      },
      'Pepsin breaks down large proteins in the stomach. Lipase does not break down large proteins in the stomach.',
    ],
    [
      'two members of a list',
      {
        stem: 'The ________ is a muscle that pumps blood.',
        options: ['heart', 'liver'],
        quote: 'The heart is a muscle that pumps blood.',
      },
      'The heart is a muscle that pumps blood. The lungs, the heart, or the liver may fail.',
    ],
    [
      'a form of something with a condition',
      {
        stem: 'Which of the following is a form of learning in which a reward comes last?',
        options: ['operant learning', 'latent learning'],
        quote: 'Operant learning is a form of learning in which a reward comes last.',
      },
      'Forms of learning are operant learning and latent learning.',
    ],
  ],
  class: [
    ['four tools', {}],
    [
      'a name behind "to"',
      { stem: 'The idea of ________ won.', options: ['Watson', 'Tolman'], quote: 'The idea of Watson won.' },
      'The idea of Watson won. He wrote to Tolman. She spoke to Tolman.',
    ],
    [
      'two diseases',
      { stem: 'A ________ lasts.', options: ['dermatitis', 'carcinoma'], quote: 'A dermatitis lasts.' },
    ],
    [
      'what the note sets side by side',
      { stem: 'A ________ turns.', options: ['muscle', 'disease'], quote: 'A muscle turns.' },
      'A muscle turns. A muscle or disease is shown.',
    ],
    [
      'words that nothing is known of',
      { stem: 'A ________ turns.', options: ['frob', 'blent', 'grault', 'wibble'], quote: 'A frob turns.' },
    ],
    [
      'two mass nouns in -ics',
      {
        stem: '________ is taught.',
        options: ['Physics', 'Ethics', 'Music', 'Law'],
        quote: 'Physics is taught.',
      },
    ],
  ],
  root_leak: [
    [
      'words that begin alike',
      {
        stem: 'The information came by ________.',
        options: ['infrastructure', 'post'],
        quote: 'The information came by infrastructure.',
      },
    ],
    [
      'a root of a distractor too',
      {
        stem: 'What conducts heat by contact is ________.',
        options: ['conduction', 'conductivity'],
        quote: 'What conducts heat by contact is conduction.',
      },
    ],
    [
      'port and portrait',
      {
        stem: 'A portrait hung in the ________.',
        options: ['port', 'inn'],
        quote: 'A portrait hung in the port.',
      },
    ],
    [
      'general and generation',
      {
        stem: 'The general praised the ________.',
        options: ['genes', 'army'],
        quote: 'The general praised the genes.',
      },
    ],
  ],
  not_general: [
    [
      'a definition',
      {
        stem: 'The ________ is the shaft of a bone.',
        options: ['diaphysis'],
        quote: 'The diaphysis is the shaft of a bone.',
      },
      'A diaphysis breaks. The diaphysis is the shaft of a bone.',
    ],
    [
      'narrowed by what follows',
      {
        stem: 'The crew of a ship had found ________.',
        options: ['rats'],
        quote: 'The crew of a ship had found rats.',
      },
      'A crew left. The crew of a ship had found rats.',
    ],
    [
      'nothing before it',
      { stem: 'The sun has made ________.', options: ['light'], quote: 'The sun has made light.' },
    ],
    [
      'a name',
      {
        stem: 'The Red Council was led by ________.',
        options: ['Ada'],
        quote: 'The Red Council was led by Ada.',
      },
      'A Red Council met. The Red Council was led by Ada.',
    ],
  ],
  grammar: [
    ['a sound item', {}],
    [
      'an article before a sound',
      { stem: 'A ________ is drawn.', options: ['unicorn', 'square'], quote: 'A unicorn is drawn.' },
    ],
    ['an hour', { stem: 'An ________ is short.', options: ['hour', 'age'], quote: 'An hour is short.' }],
    [
      'a plural verb',
      {
        stem: 'Which of the following are made of protein?',
        options: ['enzymes', 'hormones'],
        quote: 'Enzymes are made of protein.',
      },
    ],
    [
      'a singular in s',
      {
        stem: 'Which of the following is taught?',
        options: ['physics', 'ethics'],
        quote: 'Physics is taught.',
      },
    ],
    [
      'that that',
      {
        stem: 'It is held that that ________ is old.',
        options: ['loom'],
        quote: 'It is held that that loom is old.',
      },
    ],
    [
      'a comma before a blank',
      {
        stem: 'In time, ________, or cloth, is made.',
        options: ['weave'],
        quote: 'In time, weave, or cloth, is made.',
      },
    ],
  ],
};

describe.each(Object.entries(found))('%s is found', (fault, stories) => {
  test.each(stories)('%s', (_, parts, text) => {
    expect(faultsIn(parts, text)).toContain(fault);
  });
});

describe.each(Object.entries(clean))('%s is not found', (fault, stories) => {
  test.each(stories)('%s', (_, parts, text) => {
    expect(faultsIn(parts, text)).not.toContain(fault);
  });
});
