import { describe, expect, test } from 'vitest';
import type { FaultName } from './checked-item.ts';
import { findFaults, type Story } from './testing/checked-samples.ts';

const GLACIER =
  'Glaciers, which form from packed snow, carve broad valleys (troughs) into rock, and they move slowly.';

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
    [
      'a meaning behind a sign of equality',
      {
        kind: 'meaning',
        stem: 'Which of the following describes “FOB”?',
        options: ['free on board'],
        quote: 'FOB = free on board',
      },
    ],
    ['a question in words of its own', { stem: 'Which tool moves the yarn from side to side?' }],
    ['a question for a name', { stem: 'What is the tool that moves the yarn called?' }],
    [
      'a description of the note',
      { stem: 'Which of the following fits the description “carries the yarn across the loom”?' },
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
    [
      'a number beyond the limit',
      {
        kind: 'number',
        stem: 'A kiln burns at more than ________ degrees.',
        options: ['900', '1,100'],
        quote: 'A kiln burns at more than 900 degrees.',
      },
    ],
    [
      'a limit that is denied',
      {
        kind: 'number',
        stem: 'No kiln burns at more than ________ degrees.',
        options: ['900', '700'],
        quote: 'No kiln burns at more than 900 degrees.',
      },
    ],
    [
      'a number without a limit',
      {
        kind: 'number',
        stem: 'A kiln burns at ________ degrees.',
        options: ['900', '700'],
        quote: 'A kiln burns at 900 degrees.',
      },
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
      'purposes, of which only one ends in a plural',
      {
        stem: 'A dam is built to ________.',
        options: ['water dry fields', 'make steady light', 'stop a flood', 'carry a road'],
        quote: 'A dam is built to water dry fields.',
      },
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
    [
      'a process and an increase',
      {
        kind: 'meaning',
        stem: 'What is drying?',
        options: ['the process in which clay gives off water', 'the increase of heat in a kiln'],
        quote: 'Drying is the process in which clay gives off water.',
      },
    ],
    [
      'a noun in -tion that names no act',
      {
        kind: 'meaning',
        stem: 'What is a hamlet?',
        options: ['a place that has no church', 'the population of a whole town'],
        quote: 'A hamlet is a place that has no church.',
      },
    ],
    [
      'reasons that say what something is like',
      {
        kind: 'why',
        stem: 'Clay cracks because ________.',
        options: ['it is too dry to bend', 'the kiln is a long way off'],
        quote: 'Clay cracks because it is too dry to bend.',
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
    [
      'single and singer',
      {
        stem: 'A single voice came from the ________.',
        options: ['singer', 'drum'],
        quote: 'A single voice came from the singer.',
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
    [
      'a method that is named',
      {
        stem: 'The method of Leach was given up in ________.',
        options: ['spring'],
        quote: 'The method of Leach was given up in spring.',
      },
      'Clay was dug by hand. The method of Leach was given up in spring.',
    ],
    [
      'counted things that are named',
      {
        stem: 'The two kilns of Delft were fed with ________.',
        options: ['wood'],
        quote: 'The two kilns of Delft were fed with wood.',
      },
      'Ada built a kiln, and so did Bo. The two kilns of Delft were fed with wood.',
    ],
  ],
  grammar: [
    [
      'an option that asks and ends in its verb',
      {
        kind: 'meaning',
        stem: 'What is gauge?',
        options: ['how thick the wire is'],
        quote: 'Gauge: how thick the wire is',
      },
    ],
    [
      'one of many',
      {
        kind: 'member',
        stem: 'Which of the following is one of the sails?',
        options: ['topsails', 'keels'],
        quote: 'The sails are topsails, jibs and staysails.',
      },
    ],
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
    [
      'a question with two conditions',
      { stem: 'Which of the following is a rope that holds a sail and is made of hemp?' },
    ],
    [
      'a plural that asks for two things',
      {
        kind: 'value',
        stem: 'What are the uses of “Keel”?',
        options: ['balance and speed', 'trim and speed'],
      },
    ],
    [
      'predicates behind a pronoun',
      {
        kind: 'why',
        stem: 'Ropes last because they ________.',
        options: ['resist salt', 'bring luck'],
        quote: 'Ropes last because they resist salt.',
      },
    ],
  ],
};

describe.each(Object.entries(clean))('%s is not found', (fault, stories) => {
  test.each(stories)('%s', (_, parts, text) => {
    expect(findFaults(parts, text)).not.toContain(fault);
  });
});
