/** Reads the marks of answers: before an answer, and behind a right option. */

const ANSWER =
  /^(?:(?:A|Ans|Answer|R|Rép|Réponse|Respuesta|Resposta|Antwort|Risposta|Antwoord|Svar)\s*\d{0,3}\s*(?:[.:)]+|[–-](?=\s))|S\s?:)\s*/iu;

/**
 * Removes the mark of an answer.
 *
 * @param text of a line
 * @returns the answer; null if the line has no such mark
 */
export function readMarkedAnswer(text: string): string | null {
  return ANSWER.test(text) ? text.replace(ANSWER, '').trim() : null;
}

const TICK =
  /\s*(?:[✓✔☑]|(?<=\S\s?)\*{1,2}|\((?:the )?correct(?: answer)?\)|\(ans(?:wer)?\)|<-+\s*(?:ans(?:wer)?|correct)?)\s*$/iu;
/** The longest mark behind an option, in characters. */
const MAX_TICK = 24;

/** @returns true if a tick, a star or a word behind an option says that it is right */
export const isTicked = (option: string) => TICK.test(option.slice(-MAX_TICK));

/** @returns the option without the mark behind it */
export function withoutTick(option: string): string {
  const tail = option.slice(-MAX_TICK);
  return (option.slice(0, option.length - tail.length) + tail.replace(TICK, '')).trimEnd();
}

/** @returns true for a line that holds only a star or a tick */
export const isStar = (text: string) => /^(?:[✓✔☑]|\*{1,2})$/u.test(text);

/** @returns true if a star or a tick with white space before it ends an option */
export const endsWithStar = (option: string) => /\s[*✓✔☑]{1,2}\s*$/u.test(option.slice(-MAX_TICK));
