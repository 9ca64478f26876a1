/** A backup or a restore that cannot be; the message is one line for the person at the terminal. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}
