/** One caption: its start, in seconds, and its text. */
export interface Cue {
  start: number;
  end: number;
  speaker: string | null;
  text: string;
}

const TIMES =
  /^\s*(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,4}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;
const VOICE = /<v(?:\.[\w.-]+)?\s+([^>]{1,80})>/i;
/** Formatting, times of single words, positions of older programs. */
const TAGS = /<\/?[a-z\d][^<>]{0,200}>|\{\\[^{}]{0,200}\}/gi;
const SPOKEN_BY = /^(?:>>\s*)?([\p{Lu}][\p{L}.'’ -]{0,30}):\s+(?=\S)/u;

/**
 * The captions of SRT and WebVTT, in the order of the file. Lines that a rolling display repeats are said once.
 *
 * @param text of the file; notes and styles in it have no times and are passed over
 */
export function getCues(text: string): Cue[] {
  const cues: Cue[] = [];
  let visibleTexts: string[] = [];
  for (const group of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const lines = group.split('\n');
    const index = lines.findIndex((line) => TIMES.test(line));
    const times = TIMES.exec(lines[index] ?? '');
    if (!times) continue;

    const said = lines.slice(index + 1);
    const visible = said.map((line) => withoutTags(line)).filter((line) => line !== '');
    const added = visible.filter((line) => !visibleTexts.includes(line));
    if (visible.length > 0) visibleTexts = visible;
    if (added.length > 0) cues.push(getCue(times, said.join(' '), added.join(' ')));
  }

  return cues;
}

function getCue(times: RegExpExecArray, source: string, text: string): Cue {
  const [start, end] = [seconds(times.slice(1, 5)), seconds(times.slice(5, 9))];
  const voice = VOICE.exec(source)?.[1]?.trim();
  const named = SPOKEN_BY.exec(text);
  if (voice || !named) return { start, end, speaker: voice ?? null, text: text.replace(/^>>\s*/, '') };

  return { start, end, speaker: named[1] ?? null, text: text.slice(named[0].length) };
}

function withoutTags(line: string): string {
  return line
    .replace(TAGS, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

function seconds([hours = '0', minutes = '0', rest = '0', fraction = '0']: readonly (
  | string
  | undefined
)[]): number {
  return Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(rest) + Number(`0.${fraction}`);
}
