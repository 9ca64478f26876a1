/** @param title may be empty @returns what a passage is called where it is not read */
export function passageName(title: string): string {
  return title === '' ? 'Passage' : `Passage: ${title}`;
}
