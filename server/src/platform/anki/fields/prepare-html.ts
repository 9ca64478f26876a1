/** Turns the parts of a field that only Anki knows into HTML that the reader of HTML knows: formulas and sounds. */

/** Marks the address of a sound, which the reader then treats like a picture. */
export const soundPrefix = 'sound:';

/** Comments, tags, openings of formulas, sounds, and dollars, which are never formulas in Anki. */
const TOKEN = /<!--|<[a-z/!][^<>]*>|\[latex\]|\[\$\$?\]|\\[([]|\[sound:([^[\]<>]{1,500})\]|\$/gi;

const closings: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '[latex]': '[/latex]',
  '[$]': '[/$]',
  '[$$]': '[/$$]',
  '\\(': '\\)',
  '\\[': '\\]',
};

/** @param html of a field or a side @returns the same for the reader, in linear time */
export function prepareHtml(html: string): string {
  const unclosed = new Set<string>();
  const lowered = html.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
  const token = new RegExp(TOKEN);
  let result = '';
  let from = 0;
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    const [text, sound] = match;
    const end = match.index + text.length;
    const opening = text.toLowerCase();
    const closing = closings[opening];
    let output: string;
    let next = end;
    if (sound !== undefined) output = `<img alt="" src="${soundPrefix}${sound.replaceAll('"', '&quot;')}">`;
    else if (text === '$') output = '<span class="tex2jax_ignore">$</span>';
    else if (closing === undefined || unclosed.has(opening)) output = text;
    else {
      const close = lowered.indexOf(closing, end);
      if (close === -1) {
        unclosed.add(opening);
        output = opening === '<!--' ? '' : text;
        if (opening === '<!--') next = html.length;
      } else {
        output = opening === '<!--' ? '' : formula(opening, html.slice(end, close));
        next = close + closing.length;
      }
    }
    result += html.slice(from, match.index) + output;
    from = next;
    token.lastIndex = next;
  }
  return result + html.slice(from);
}

function formula(opening: string, inner: string): string {
  const tex = inner
    .replace(/<br[^<>]*>|<\/?(?:div|p)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .trim();
  if (tex === '') return '';
  if (opening === '[latex]') return latex(tex);
  return opening === '[$$]' || opening === '\\[' ? `\\[${tex}\\]` : `\\(${tex}\\)`;
}

/** A document of LaTeX may hold text with formulas. */
function latex(tex: string): string {
  const [, displayed] = /^\$\$([^$]+)\$\$$/.exec(tex) ?? /^\\\[([\s\S]+)\\\]$/.exec(tex) ?? [];
  if (displayed !== undefined) return `\\[${displayed}\\]`;
  if (tex.includes('$') || tex.startsWith('\\(')) return tex;
  if (tex.includes('\\begin{')) return `\\[${tex}\\]`;
  return /[\\^_{}=]/.test(tex) ? `\\(${tex}\\)` : tex;
}
