import {
  askWhatIs,
  describesPerson,
  insideSentence,
  isVerbPhrase,
  opensWithArticle,
} from './french-grammar.ts';
import { isOneWord, isYear, joined, type Phrases } from './phrases.ts';

const IS_ACRONYM = /^\p{Lu}{2,6}$/u;
/** A clause inside the question would be torn apart by it. */
const IS_LONG = /[:;?!«»()]/u;

export const frenchPhrases: Phrases = {
  term: (meaning, term) => {
    if (isYear(term)) return `À quelle année correspond « ${meaning} » ?`;
    if (isOneWord(meaning)) return `Qu’est-ce qui correspond à « ${meaning} » ?`;
    if (!IS_LONG.test(meaning)) {
      if (isVerbPhrase(meaning)) return `Qu’est-ce qui ${meaning} ?`;
      if (opensWithArticle(meaning)) return `Comment appelle-t-on ${insideSentence(meaning)} ?`;
    }
    if (describesPerson(meaning)) return `De qui s’agit-il : « ${meaning} » ?`;
    if (IS_ACRONYM.test(term)) return `Quel sigle correspond à la définition « ${meaning} » ?`;
    return /^\p{Lu}/u.test(term)
      ? `Quel nom correspond à la description « ${meaning} » ?`
      : `Quel terme correspond à la définition « ${meaning} » ?`;
  },
  meaning: (term, meaning, subject) => {
    if (isYear(term)) return `Qu’est-ce qui correspond à l’année « ${term} » ?`;
    if (isOneWord(meaning)) return `Qu’est-ce qui correspond à « ${term} » ?`;
    if (isVerbPhrase(meaning)) return `Quel est le rôle de « ${term} » ?`;
    return subject === undefined ? `Que désigne « ${term} » ?` : askWhatIs(insideSentence(subject));
  },
  member: (head) => `Lequel de ces éléments figure sous « ${head} » ?`,
  first: (head) => `Qu’est-ce qui vient en premier sous « ${head} » ?`,
  after: (step, head) => `Qu’est-ce qui vient juste après « ${step} » sous « ${head} » ?`,
  value: (column, subject) => `Que trouve-t-on sous « ${column} » pour « ${subject} » ?`,
  why: {
    says: (option, text) => `De « ${option} », la note dit autre chose : « ${text} ».`,
    others: (names) => `Les autres réponses vont avec ${joined(names, '« ', ' »', 'et')}.`,
    order: (previous) =>
      previous === null
        ? 'La liste commence par cela.'
        : `Dans la liste, cela suit directement « ${previous} ».`,
  },
};
