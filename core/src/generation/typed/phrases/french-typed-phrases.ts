import { insideSentence } from '../../facts/phrases/french-grammar.ts';
import type { TypedPhrases } from './typed-phrases.ts';

/** The sentence continues another sentence. */
const LEANS =
  /^(?:mais|et|donc|alors|ainsi|or|car|puis|ensuite|enfin|cependant|pourtant|toutefois|de plus|en effet|par contre|au contraire|en revanche|sur le point|attention|rappel|aussi|d['’]abord|parfois|certains|certaines|d['’]autres|c['’]|ce|cet|cette|ces|cela|ça|celui|celle|ceux|celles|il|ils|elle|elles|on|nous|vous|je|tu|son|sa|ses|leur|leurs|lui|y|en même temps|tous|toutes|l['’]un|le premier|le second|le troisième)(?![\p{L}])/iu;
/** Words that point to another sentence, or speak to the reader. */
const POINTS =
  /(?<!\p{L})(?:ce|cet|cette|ces|cela|ça|celui|celle|ceux|celles|je|tu|nous|vous|on|ici|là|même|autre|autres|également|ci-dessus|ci-dessous|précédent|précédente|suivant|suivante|dit-il|dit-elle)(?!\p{L})/iu;
const EARLY_PRONOUN = /^(?:\S+\s){0,3}(?:il|elle|ils|elles|lui|leur|les siens)(?!\p{L})/iu;
const MONTH = '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';

/** Tells whether a reader understands a French sentence without the sentences around it. */
function isIndependent(sentence: string): boolean {
  const text = sentence.trim();
  return !LEANS.test(text) && !EARLY_PRONOUN.test(text) && !/^[\p{Ll}(«»–—-]/u.test(text);
}

const NAMES_NOTHING =
  /^(?:introduction|conclusion|résumé|rappels?|bilan|plan|vocabulaire|notes?|exercices?|exemples?|généralités|divers|définitions?|ce (?:qui|que|qu['’]).*|un peu (?:de|d['’]).*|la suite|suite|(?:séance|chapitre|partie|cours|leçon|semaine|diapo(?:sitive)?|unité|thème) \d+.*)$/iu;
const QUESTION_HEAD = /^(?:pourquoi|comment|où|quand)\s(?=\S+\s\S)/iu;
const HEAD_POINTS = /(?<!\p{L})(?:il|elle|ils|elles|ce|cet|cette|ces|cela|ça|on)(?!\p{L})/iu;
/** Two adjacent lists are no quality of a row. */
const PLURAL = /[sx]$/u;

export const frenchTypedPhrases: TypedPhrases = {
  order: (head) => `${head} : remettez les étapes dans l’ordre.`,
  earliestFirst: (context) =>
    `${context}${context === '' ? 'Classez' : 'classez'} ces événements du plus ancien au plus récent.`,
  match: {
    year: 'Associez chaque année à l’événement correspondant.',
    term: 'Associez chaque terme à sa définition.',
    case: null,
    holding: null,
    'case facts': null,
    'case about': null,
  },
  matchColumns: (subject, column) =>
    [subject, column].some((name) => !/^\p{L}[\p{L} '’-]{1,40}$/u.test(name) || PLURAL.test(name))
      ? null
      : `Associez chaque élément de la colonne « ${subject} » à celui de la colonne « ${column} ».`,
  mainPoints: (heading) => {
    if (NAMES_NOTHING.test(heading)) return null;
    return QUESTION_HEAD.test(heading) && !HEAD_POINTS.test(heading)
      ? `Expliquez ${insideSentence(heading)}.`
      : `Quels sont les points essentiels de « ${heading} » ?`;
  },
  followUpOpening: (previous) => `À la suite de « ${previous} » : `,
  titled: (heading) => (NAMES_NOTHING.test(heading) ? '' : `${heading} : `),
  asks: /^(?:Qu['’]est-ce|Quel|Quelle|Quels|Quelles|Qui|Que|Comment|Pourquoi|À quoi|En quoi|Où|Quand)\b[^→]*\?$|citez les \S+ \p{L}|^Citez les /u,
  isIndependent,
  colon: ' : ',
  pointEnds: /[.!][»”)]*$/u,
  gaps: {
    points: new RegExp(`${LEANS.source}|${POINTS.source}|${EARLY_PRONOUN.source}`, 'iu'),
    year: new RegExp(
      // "En 1892, …" is a dated line.
      String.raw`(?<!^En\s)(?<=(?<!\p{L})(?:en|depuis|dès|vers|jusqu['’]en|avant|après|année|${MONTH})\s)(?:1\d{3}|20[0-2]\d)(?![\d–-]|\s?(?:–|à|ou|et)\s)|(?<=(?<!\p{L})(?:de|date de)\s)(?:1\d{3}|20[0-2]\d)(?=[.,;]|$)`,
      'giu',
    ),
    day: new RegExp(String.raw`(?<!\p{N})\d{1,2}(?:er)?\s(?=${MONTH}\s)`, 'giu'),
    maxNumbers: 2,
    cited: /\(\d{4}\)|(?<!\p{L})(?:loi|décret|article|n°|constitution|édition)(?!\p{L})[^.]{0,20}\d{4}/iu,
    noName: new RegExp(
      `^(?:${MONTH}|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|Mme|Le|La|Les|Un|Une|Des|Du|De|En|À|Au|Aux|Dans|Sur|Sous|Avec|Sans|Pour|Par|Et|Mais|Dieu|Français|Anglais|Allemands?|[LDNSCJQ]u?['’].+)$`,
      'iu',
    ),
    joins: /^(?:de|du|des|la|le|al|el|ben|ibn)$/,
    several: [/(?:(?<!\p{L})(?:et|ou|ni)|[,&/(])\s*$/u, /^(?:,? (?:et|ou|ni|&)(?!\p{L})|, \p{Lu}|-)/u],
    called:
      /(?<!\p{L})(?:appelée?s?|nommée?s?|surnommée?|baptisée?|se nomme|s['’]appelle)\s(?:«\s)?(?:le |la )?$/u,
    maker: /\p{L}(?:é|ée|és|ées|i|ie|is|u|ue|us|t|te|ts)\spar\s(?:le |la |les )?$/u,
    position: /(?<!\p{L})(?:à|en|vers|depuis)\s$/iu,
    speaks: /^\s(?:dit|affirme|déclare|explique|pense|croit|écrit que|note que|ajoute)(?!\p{L})/u,
    subject:
      /^\s(?:\([^)]*\)\s)?(?:est|était|fut|prend|devient|met|fonde|organise|crée|créa|fonda|meurt|naît|règne|échoue|gouverne|conquiert|succède|découvre|invente|écrit|signe|refuse|construit|dirige|proclame|unifie|publie|propose|montre|démontre|formule|énonce|définit)(?!\p{L})/u,
  },
};
