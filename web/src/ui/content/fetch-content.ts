/**
 * Fetches what questions need to be shown at the beginning of a sitting: by the time a question is opened there may be
 * no network. The browser stores pictures and files of the build for as long as they are good, which is a year. What
 * does not come is asked for again where it is shown.
 *
 * @param questions with their passages
 */
export async function fetchContent(questions: unknown): Promise<void> {
  const files = await import('./content-files.ts').catch(() => null);
  await files?.fetchContentFiles(questions);
}
