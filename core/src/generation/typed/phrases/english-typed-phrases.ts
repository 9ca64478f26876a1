import { lowerFirst } from '../../../text/lower-first.ts';
import { isPluralPhrase } from '../../../text/number-form.ts';
import { isSelfContained } from '../../gate/stem-rules.ts';
import type { TypedPhrases } from './typed-phrases.ts';

/** Tells whether the name of a column can be a part of a sentence. */
const isColumnName = (column: string) => /^\p{L}[\p{L} '’-]{1,40}$/u.test(column) && !isPluralPhrase(column);

/** "Why it fell" needs its subject, which the heading above has. */
const POINTS = /\b(?:it|they|he|she|this|these)\b/i;
const ASKS_WHAT = /^(?:what|who|which) (?:is|are|was|were)\b/i;
const NAMES_NOTHING =
  /^(?:introduction|intro|overview|outline|today|recap|summary|conclusion|notes?|general|others?|misc\w*|terms?|definitions?|basics?|(?:worked )?examples?|compar(?:e|ison)|differences?|(?:class |tutorial )?exercises?|problem set|field trips?|practicals?|assignments?|homework|slide \d+|(?:week|lecture|chapter|unit|topic|part) \d+)$/i;

export const englishTypedPhrases: TypedPhrases = {
  order: (head) => `${head}: put the steps in order.`,
  earliestFirst: (context) =>
    `${context}${context === '' ? 'Put' : 'put'} these events in order, earliest first.`,
  match: {
    year: 'Match each year with its event.',
    case: 'Match each case with its rule.',
    term: 'Match each term with its meaning.',
    holding: 'Match each case with its holding.',
    'case facts': 'Match each case with its facts.',
    'case about': 'Match each case with its subject.',
  },
  matchColumns: (subject, column) =>
    isColumnName(subject) && isColumnName(column)
      ? `Match each ${lowerFirst(subject)} with its ${lowerFirst(column)}.`
      : null,
  mainPoints: (heading) => {
    if (NAMES_NOTHING.test(heading)) return null;
    if (ASKS_WHAT.test(heading) && !POINTS.test(heading)) return `${heading}?`;
    return /^(?:why|how|what|where|when|who)\b/i.test(heading) && !POINTS.test(heading)
      ? `Explain ${lowerFirst(heading)}.`
      : `What are the main points about “${heading}”?`;
  },
  followUpOpening: (previous) => `Following on from “${previous}”: `,
  titled: (heading) => `${heading}: `,
  asks: /^(?:[^:“]{1,60}: )?(?:What|Which|Who|How|Why|When|Where|State|Give|Name the)\b[^→]*[?.]$|: name the (?:\d|other)/i,
  isIndependent: isSelfContained,
  colon: ': ',
  pointEnds: /$/,
  gaps: {
    points: /\b(?:he|she|it|they|him|them|this|these|those|we|you|same|such|here|there|others?|another)\b/i,
    year: /(?<=\b(?:in|since|until|from|of|by) )(?:1\d{3}|20[0-2]\d)(?![\d–-]|\s?(?:–|to|or|and|BC)\s?)/gi,
    day: /(?!)/g,
    maxNumbers: 1,
    cited: /\(\d{4}\)|\b(?:Act|Decree|Law|No\.?|Constitution|edition)\b[^.]{0,20}\d{4}/i,
    noName:
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Dr|Mr|Mrs|Prof|Sir|The|But|In|At|On|Of|And|For|God|English|British|French|German|Latin|Greek)$/,
    joins: /^(?:of|de|and|the|al|el|bin|ibn)$/,
    several: [/(?:\b(?:and|or)|[,&/(])\s*$/, /^(?:,? (?:and|or|&)|, \p{Lu}|['’]s\b|-)/u],
    called: /\b(?:called|named|known as)\s+(?:the )?$/,
    maker: /\b\p{L}+(?:ed|en|wn|lt|nt|ung|de) by\s+(?:the )?$/u,
    position: /\b(?:at|in|from|to|into|near)\s+(?:the )?$/,
    subject: null,
    speaks:
      /^\s(?:says?|said|insist(?:s|ed)|argue[sd]|note[sd]|claim(?:s|ed)|writes|wrote|believe[sd]|explain(?:s|ed)|states|stated|adds|added|tells|told|thinks|thought|declared)\b/,
  },
};
