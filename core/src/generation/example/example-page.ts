/**
 * The example of the landing page: a page of a note, and a question that the engine makes from it, word for
 * word. A test runs the engine, so neither can change without the other.
 */
import type { QuestionDraft } from '../question-draft.ts';

/** Text of a file that was read. */
export const examplePage = {
  number: 12,
  heading: 'How water moves through a plant',
  paragraphs: [
    'Osmosis is the movement of water through a membrane from a weaker solution to a stronger one. This is how root hairs take water from the soil.',
    'Xylem is the tissue that carries water and mineral salts from the roots to the leaves. Phloem is the tissue that carries sugars from the leaves to the rest of the plant. The epidermis is the tissue that covers a leaf and keeps its water in. Parenchyma is the tissue that stores starch in a root.',
    'Transpiration is the loss of water vapour from the leaves of a plant. It pulls more water up from the roots and cools the leaf. The tiny pores through which the vapour escapes are called stomata.',
  ],
};

/** Made of it; the engine itself stays out of the browser. */
export const exampleQuestion: QuestionDraft = {
  kind: 'term',
  stem: 'Which of the following is the tissue that carries water and mineral salts from the roots to the leaves?',
  options: ['xylem', 'phloem', 'epidermis', 'parenchyma'],
  answerIndex: 0,
  explanation:
    'Your note says something else about “phloem”: “the tissue that carries sugars from the leaves to the rest of the plant”.',
  source: {
    page: 12,
    section: 'How water moves through a plant',
    quote: 'Xylem is the tissue that carries water and mineral salts from the roots to the leaves.',
  },
};
