const ARTICLE = String.raw`(?:(?:le|la|les|un|une|des)\s|l['’])`;
const LEADING = String.raw`(?<article>(?:Le|La|Les|Un|Une|Des)\s|L['’])`;
const TERM = String.raw`(?:«\s?)?(?<term>\p{L}[\p{L}\p{M}\p{N}'’ -]{1,48}?)(?:\s?»)?(?:\s\([^)]{1,40}\))?`;
/** "Est le deuxième", "est une des": one of several. */
const MEANING = String.raw`(?<meaning>${ARTICLE}(?!(?:des|seule?s?|même|plus|moins|premi[eè]re?|dernière?|deuxième|autre)\s).+)`;
const VERB = String.raw`(?:est|sont|était|étaient|fut|furent|désigne|désignent|signifie|signifient|représente|consiste\sen|correspond\sà|se\sdéfinit\scomme|est\sdéfinie?\scomme|peut\sêtre\sdéfinie?\scomme)`;

const defining = (pattern: string) => new RegExp(`^${pattern}[.]$`, 'u');

/** Sentences that say what a term means, in French. The meaning keeps its article. */
export const frenchDefinitions: readonly RegExp[] = [
  defining(String.raw`${LEADING}${TERM}\s${VERB}\s${MEANING}`),
  defining(String.raw`On\s(?:appelle|nomme)\s(?<article>${ARTICLE})?${TERM}\s${MEANING}`),
  defining(String.raw`On\sentend\spar\s(?<article>${ARTICLE})?${TERM}\s${MEANING}`),
  defining(String.raw`Par\s(?<article>${ARTICLE})?${TERM},\son\sentend\s${MEANING}`),
  defining(
    String.raw`(?<meaning>(?:(?:Le|La|Un|Une)\s|L['’])[^,;:]{12,140}?)\s(?:s['’]appelle|se\snomme|est\sappelée?|est\snommée?)\s(?<article>${ARTICLE})?${TERM}`,
  ),
];
