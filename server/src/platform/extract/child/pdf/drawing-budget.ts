/**
 * A form that draws a form ten times, which draws another one ten times, is a billion instructions in a few hundred bytes,
 * and pdf.js carries all of them out: it has no bound for that and no place where one could be set. But it asks for the time
 * whenever it begins a page, a form or a pattern, and once for every hundred instructions, so its questions are counted.
 *
 * Nothing simpler ends it in time. Between its forms are promises alone, so no timer runs, and no abort signal or `destroy`
 * of pdf.js comes through. The processor time of its process (`READING_LIMITS`) ends it after twenty seconds, and the pages
 * before it are lost then. A pdf.js that no longer asks for the time fails the test of a page that draws without end.
 */

/** A book of 350 pages asks 12,000 times. So many questions are one to four seconds of work. */
const mostQuestions = 200_000;

/**
 * Bounds what pdf.js carries out. It takes the error for that of a broken form and goes on with what is left, where its
 * next question is answered alike, so that the work ends within moments and may seem to have been done.
 *
 * @param work one at a time: the time of the whole process is asked for
 */
export async function withDrawingBudget<Result>(
  work: (isSpent: () => boolean) => Promise<Result>,
): Promise<Result> {
  const { now } = Date;
  let asked = 0;
  const isSpent = () => asked > mostQuestions;
  Date.now = () => {
    asked += 1;
    if (isSpent()) throw new RangeError('a page draws too much');

    return now();
  };
  try {
    return await work(isSpent);
  } finally {
    Date.now = now;
  }
}
