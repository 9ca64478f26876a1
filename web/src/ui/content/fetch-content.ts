/**
 * Fetches the files of questions at the start of a sitting, because the network may fail before a question is
 * opened. The browser stores pictures and files of the build for a year. A missing file is requested again
 * when a page shows it.
 *
 * @param questions with their passages
 */
export async function fetchContent(questions: unknown): Promise<void> {
  const files = await import('./content-files.ts').catch(() => null);
  await files?.fetchContentFiles(questions);
}
