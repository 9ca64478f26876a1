import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import { createReadyNote } from '../../notes/testing/notes.samples.ts';
import { pastPaperQuestions, pastPapers } from '../past-papers.tables.ts';
import { createPaperNote } from './paper-notes.ts';

/** @returns the id of a paper of two questions. The first one has its printed key */
export const createPastPaper: Factory = async (app, owner) => {
  const id = newId();
  const time = moment(app);
  const { db } = app.platform.database;
  await db.insert(pastPapers).values({
    id,
    userId: owner.userId,
    noteId: await createReadyNote(app, owner),
    textVersion: 'as it was',
    body: 'waec',
    subject: owner.canary,
    omitted: [{ page: 1, text: owner.canary }],
    createdAt: time,
    changedAt: time,
  });
  const printed = {
    section: '',
    passage: '',
    hasFigure: false,
    kind: 'single' as const,
    options: ['soil', 'sand', 'rock'].map((text, index) => ({ letter: 'ABC'[index] ?? '', text })),
    parts: [],
    answer: '',
    explanation: '',
    problems: [],
    page: 1,
  };
  const keyed = {
    ...printed,
    number: 1,
    stem: `${owner.canary} holds`,
    key: [0],
    keySource: 'list' as const,
  };
  const unkeyed = { ...printed, number: 2, stem: `${owner.canary} is`, key: [], keySource: null };
  await db.insert(pastPaperQuestions).values([
    { paperId: id, position: 0, printed: keyed, key: [0], keyGiver: 'paper', isReady: true },
    { paperId: id, position: 1, printed: unkeyed, stem: owner.canary, topic: owner.canary },
  ]);
  return id;
};

const createNoteOfPaper: Factory = (app, owner) =>
  createPaperNote(app, owner, `1. ${owner.canary} is a\nA. gas\nB. metal\n2. Ice is\nA. cold\nB. hot\n1. B`);

export const samples: FeatureSamples = {
  lists: {
    'past_papers.list': { write: oneMore(createPastPaper), order: ['latest', 'past_papers.created_at'] },
    'past_papers.shelf': { write: oneMore(createPastPaper) },
  },
  requests: {
    'past_papers.read': nothing,
    'past_papers.list': nothing,
    'past_papers.get': nothing,
    'past_papers.change': ({ owner }) => ({ body: { topic: owner.canary } }),
    'past_papers.change_question': () => ({ params: { position: '1' }, body: { key: [1] } }),
    'past_papers.give_keys': () => ({ body: { letters: '-B' } }),
    'past_papers.make_set': nothing,
    'past_papers.name_topic': ({ owner }) => ({ body: { positions: [0, 1], topic: owner.canary } }),
    'past_papers.delete': nothing,
    'past_papers.restore': nothing,
    'past_papers.shelf': nothing,
    'past_papers.subject': ({ owner }) => ({ query: { subject: owner.canary } }),
    'past_papers.practise': async ({ app, owner }) => {
      await createPastPaper(app, owner);
      return { body: { subject: owner.canary, count: 5, seed: newId() } };
    },
  },
  objects: { past_paper: createPastPaper },
  objectsFor: {
    'past_papers.read': createNoteOfPaper,
    'past_papers.restore': deleted(createPastPaper, 'past_papers'),
  },
};
