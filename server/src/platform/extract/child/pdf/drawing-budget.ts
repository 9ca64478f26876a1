/**
 * If a form draws a form ten times, and that form draws a third one ten times, and so on, a few hundred bytes
 * are a billion instructions. pdf.js executes all of them: it has no limit and no place to set one. It reads
 * the time whenever it begins a page, a form or a pattern, and once for every hundred instructions, so these
 * reads are counted. Nothing simpler stops it in time. Between its forms there are only promises, so no timer
 * runs, and no abort signal or `destroy` of pdf.js has an effect. The processor limit of its process
 * (`READING_LIMITS`) stops it after twenty seconds, but then the earlier pages are lost. If a future pdf.js
 * no longer reads the time, the test of a page that draws without end fails.
 */

/** A book of 350 pages reads the time 12,000 times. This limit is one to four seconds of work. */
const mostQuestions = 200_000;

/**
 * Limits the work of pdf.js. It takes the error for a broken form and continues with the rest, where its next
 * read fails again, so the work ends within moments and can seem to be finished.
 *
 * @param work one call at a time, because the clock of the process is shared
 */
export async function withDrawingBudget<Result>(
  work: (isSpent: () => boolean) => Promise<Result>,
): Promise<Result> {
  const { now } = Date;
  let requested = 0;
  const isSpent = () => requested > mostQuestions;
  Date.now = () => {
    requested += 1;
    if (isSpent()) throw new RangeError('a page draws too much');

    return now();
  };
  try {
    return await work(isSpent);
  } finally {
    Date.now = now;
  }
}
