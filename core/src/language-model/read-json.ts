/** Reads a model's JSON: it corrects mistakes that have only one correction, and never guesses. */
import { withCommands } from './latex-commands.ts';

/** A backslash that begins nothing that JSON knows; what JSON knows is taken as a pair. */
const BACKSLASH = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\\/g;

/** A string, or a comma that ends a list. */
const LAST_COMMA = /"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])/gs;

/** Control characters that no text of an answer has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/**
 * @param isCut true if the answer ended at its limit: the last item of its lists is omitted
 * @returns undefined if it is no JSON. A text with control characters that are no formula command is null
 */
export function readJson(text: string, isCut = false): unknown {
  const writtenText = text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);
  const value = parsed(writtenText) ?? (isCut ? parsed(readItems(text.slice(text.indexOf('{')))) : undefined);
  return value === undefined ? undefined : mended(value);
}

function parsed(text: string): unknown {
  const plain = text.replace(BACKSLASH, (pair) => (pair === '\\' ? '\\\\' : pair));
  for (const candidate of [text, plain, plain.replace(LAST_COMMA, (sign) => (sign === ',' ? '' : sign))]) {
    try {
      return JSON.parse(candidate);
    } catch {}
  }
  return undefined;
}

/** Ends an object with one list after the last of its items, objects or strings, that is whole. */
function readItems(text: string): string {
  let [depth, end, isQuoted, isInList] = [0, -1, false, false];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '\\') index += 1;
    else if (sign === '"') {
      isQuoted = !isQuoted;
      if (!isQuoted && depth === 2 && isInList) end = index + 1;
    } else if (isQuoted) continue;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth === 2) isInList = sign === '[';
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 2 && sign === '}') end = index + 1;
    }
  }
  return end === -1 ? '' : `${text.slice(0, end)}]}`;
}

/** No requested answer is as deep; deeper parts of a hostile one are omitted, because its readers are recursive. */
const MOST_DEPTH = 12;

function mended(value: unknown, depth = 0): unknown {
  if (depth > MOST_DEPTH) return null;
  if (typeof value === 'string') {
    const text = withCommands(value);
    return CONTROL.test(text) ? null : text;
  }
  if (Array.isArray(value)) return value.map((part) => mended(part, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mended(part, depth + 1)]));
}
