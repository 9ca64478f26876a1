/** Blank texts, which are no answers. */

const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Says whether a text says nothing: spaces, control characters and characters without width are not an answer.
 *
 * @param text of any length
 * @returns true if no character is visible
 */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
