const SUBJECTS =
  /\b(?:use of english|english(?: language| studies)?|literature(?:[- ]in[- ]english)?|mathematics|further mathematics|general mathematics|biology|chemistry|physics|agricultural science|economics|government|commerce|(?:financial |principles of )?account(?:s|ing)|geography|history|civic education|christian religious (?:studies|knowledge)|islamic (?:religious )?studies|crs|crk|irs|computer (?:studies|science)|data processing|home economics|food and nutrition|technical drawing|marketing|basic (?:science|technology)|social studies|business studies|physical education|health education|fine art|french|yoruba|igbo|hausa|arabic|music|anatomy|physiology|biochemistry|microbiology|sociology|psychology|philosophy|political science|statistics|mathématiques|physique(?:[- ]chimie)?|chimie|histoire(?:[- ]géographie)?|français|anglais|philosophie|svt|économie|informatique)\b/iu;
const LABELLED =
  /\b(?:subject|course(?: title)?|matière|paper title|discipline)\s?[:=–-]\s?(?<name>[\p{L}][\p{L}\d &',()-]{1,60})/iu;
const CODE = /\b[A-Z]{3}\s?\d{3}\b(?:\s?[:–-]\s?(?<name>\p{L}[\p{L} &']{2,50}))?/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const OPEN_END = /(?:[?:]|_{2,}|\.{3,}|…)\s*$/u;
const TITLE_WORD =
  /^(?:of|in|and|for|the|to|or|on|by|de|et|la|le|les|du|des|à|en|d|l|past|questions?|papers?|exams?|examinations?|tests?|quiz|mock|objectives?|theory|essays?|practicals?|answers?|solutions?|keys?|section|part|first|second|third|term|semester|year|session|class|level|school|senior|junior|secondary|time|hours?|minutes?|mins?|marks?|utme|jamb|waec|neco|nabteb|bece|gce|wassce|ssce|post|multiple|choice|may|june|november|december|january|sujet|examen|épreuve|série|classe|terminale|\w{0,3}\d\w{0,3})$/iu;
/** A sentence that mentions a subject is no title. */
const MAX_WORDS = 14;

/**
 * Finds the subject in a line of a title.
 *
 * @param line at the start of a paper
 * @returns the subject as printed; null if the line names none
 */
export function findSubject(line: string): string | null {
  const labelled = LABELLED.exec(line)?.groups?.name?.trim();
  if (labelled !== undefined) return labelled;
  if (line.split(/\s+/).length > MAX_WORDS) return null;

  const code = CODE.exec(line);
  if (code !== null) return code.groups?.name?.trim() ?? SUBJECTS.exec(line)?.[0] ?? code[0];
  const subject = SUBJECTS.exec(line)?.[0] ?? null;
  return subject !== null && !OPEN_END.test(line) && isTitle(line.replace(subject, ' ')) ? subject : null;
}

/** A sentence such as "The government is" has small words that no title has. */
const isTitle = (rest: string) =>
  (rest.match(WORDS) ?? []).every((word) => !/^\p{Ll}/u.test(word) || TITLE_WORD.test(word));
