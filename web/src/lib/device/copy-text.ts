/** Plain http in a school network has no clipboard. @returns whether the text is in it now */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;

  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
