/**
 * @param title may be empty
 * @returns the passage's name in lists and sentences
 */
export function passageName(title: string): string {
  return title === '' ? 'Passage' : `Passage: ${title}`;
}
