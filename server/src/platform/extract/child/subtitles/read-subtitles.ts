import { Unreadable } from '../../reasons.ts';
import { heading, paragraph, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readTextFile } from '../text-file.ts';
import { type Cue, getCues } from './cues.ts';

/** Reads subtitles as the text that was spoken, under the times at which it was. @throws {Unreadable} `damaged` */
export async function readSubtitles(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const cues = getCues(text);
  if (cues.length === 0 && /\p{L}/u.test(text.replace('WEBVTT', '')))
    throw new Unreadable('damaged', 'no caption with times');

  return { title: null, pages: splitSections(spokenBlocks(cues)), warnings };
}

/** Keeps a source close to the moment of its quote. */
const SECTION_SECONDS = 120;
/** A longer silence parts paragraphs. */
const PAUSE_SECONDS = 3;
const PARAGRAPH_CHARACTERS = 500;
const ENDS_SENTENCE = /[.!?…。！？؟]["'”’)]?$/u;

function spokenBlocks(cues: readonly Cue[]): RawBlock[] {
  return getSections(getParagraphs(cues)).flatMap((paragraphs) => [
    heading(2, [plain(getTimes(paragraphs.flat()))]),
    ...paragraphs.map(spokenParagraph),
  ]);
}

function getSections(paragraphs: readonly Cue[][]): Cue[][][] {
  const sections: Cue[][][] = [];
  let begun = Number.NEGATIVE_INFINITY;
  for (const cues of paragraphs) {
    const start = cues[0]?.start ?? 0;
    if (start - begun >= SECTION_SECONDS) {
      begun = start;
      sections.push([]);
    }
    sections.at(-1)?.push(cues);
  }

  return sections;
}

function spokenParagraph(cues: readonly Cue[]): RawBlock {
  const spoken = cues.map(({ text }) => text).join(' ');
  const speaker = cues[0]?.speaker;

  return paragraph([plain(speaker ? `${speaker}: ${spoken}` : spoken)]);
}

/** "12:30 to 14:05"; times that run backwards have no end. */
function getTimes(cues: readonly Cue[]): string {
  const [from, until] = [clockTime(cues[0]?.start ?? 0), clockTime(cues.at(-1)?.end ?? 0)];
  const isForward = (cues.at(-1)?.end ?? 0) > (cues[0]?.start ?? 0);

  return isForward && from !== until ? `${from} to ${until}` : from;
}

/** Captions of one speaker, up to the end of a sentence after a good length or before a pause. */
function getParagraphs(cues: readonly Cue[]): Cue[][] {
  const paragraphs: Cue[][] = [];
  let length = 0;
  cues.forEach((cue, index) => {
    const previousCue = cues[index - 1];
    const atSentence = previousCue !== undefined && ENDS_SENTENCE.test(previousCue.text);
    const isLong = length > PARAGRAPH_CHARACTERS && (atSentence || length > PARAGRAPH_CHARACTERS * 3);
    const isPaused = previousCue !== undefined && cue.start - previousCue.end > PAUSE_SECONDS && atSentence;
    // A caption without a name continues the previous speaker.
    const isOther = cue.speaker !== null && cue.speaker !== paragraphs.at(-1)?.[0]?.speaker;
    if (previousCue === undefined || isLong || isPaused || isOther) {
      paragraphs.push([]);
      length = 0;
    }
    paragraphs.at(-1)?.push(cue);
    length += cue.text.length;
  });

  return paragraphs;
}

/** As players show it: "12:30", "1:12:30". */
function clockTime(seconds: number): string {
  const [hours, ...rest] = [
    Math.floor(seconds / 3_600),
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds) % 60,
  ];
  const [minutes = '', ends = ''] = rest.map((part) => String(part).padStart(2, '0'));

  return hours ? `${hours}:${minutes}:${ends}` : `${Number(minutes)}:${ends}`;
}
