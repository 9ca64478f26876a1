/** The kinds of files that notes can be made from. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  markdown: 'text/markdown',
  text: 'text/plain',
} as const;

/** One of `MEDIA_TYPES`. */
export type MediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES];

const BY_EXTENSION: ReadonlyMap<string, MediaType> = new Map([
  ['pdf', MEDIA_TYPES.pdf],
  ['docx', MEDIA_TYPES.docx],
  ['md', MEDIA_TYPES.markdown],
  ['markdown', MEDIA_TYPES.markdown],
  ['txt', MEDIA_TYPES.text],
  ['text', MEDIA_TYPES.text],
]);

/**
 * The type that a file's name promises. A name proves nothing: see `sniffMediaType`.
 *
 * @returns null for a name that promises none of ours
 */
export function mediaTypeOfName(filename: string): MediaType | null {
  return BY_EXTENSION.get(extensionOf(filename)) ?? null;
}

/** The characters after a name's last dot, in lower case; empty when there are none. */
export function extensionOf(filename: string): string {
  return /[^.\\/]\.([^.\\/]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}
