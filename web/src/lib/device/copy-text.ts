/**
 * Copies a text; without https there is no clipboard.
 *
 * @returns true if the text was copied
 */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;

  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
