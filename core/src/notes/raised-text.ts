const RAISED = new Map(
  zip('0123456789+-−=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'),
);
const LOWERED = new Map(zip('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'));
/** These letters are raised only for the look: 1st, 2nd, 1er, no. */
const ORDINAL_ENDING = /^(?:st|nd|rd|th|e|er|re|ère|ème|o|a|os|as)$/i;

/**
 * Raised text with the characters of Unicode, because 10^6 written as 106 says something else: 10⁶, and `x^(a·b)` where a
 * character has no raised form. Endings of ordinal numbers stay letters.
 *
 * @param text a piece that its author raised
 * @returns the same piece; the white space around it stays
 */
export function raised(text: string): string {
  return ORDINAL_ENDING.test(text.trim()) ? text : shifted(text, RAISED, '^');
}

/**
 * Like `raised`, for lowered text: H₂O, and `x_(a·b)`.
 *
 * @param text a piece that its author lowered
 * @returns the same piece; the white space around it stays
 */
export function lowered(text: string): string {
  return shifted(text, LOWERED, '_');
}

function shifted(text: string, forms: ReadonlyMap<string, string>, mark: '^' | '_'): string {
  const visible = text.trim();
  if (visible === '') return text;

  const characters = [...visible].map((character) => forms.get(character));
  const body = characters.every((character) => character !== undefined)
    ? characters.join('')
    : mark + (/^[\p{L}\p{N}]$/u.test(visible) ? visible : `(${visible})`);

  return text.replace(visible, () => body);
}

function zip(from: string, to: string): [string, string][] {
  const forms = [...to];

  return [...from].map((character, index) => [character, forms[index] ?? character]);
}
