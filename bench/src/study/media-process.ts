/** Draws and recognises a picture, or opens a recording, as the product does it, and reports the cost. */
import { basename } from 'node:path';
import { fileKindOfName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { findMediaPrograms, isMediaKind } from '../../../server/src/platform/extract/media/media-programs.ts';
import { getTracks } from '../../../server/src/platform/extract/media/media-tracks.ts';
import {
  getPieces,
  secondsOfSound,
  soundPiece,
} from '../../../server/src/platform/extract/media/sound-pieces.ts';
import { chosenTrack, getSubtitles } from '../../../server/src/platform/extract/media/subtitle-track.ts';
import { drawPage } from '../../../server/src/platform/recognition/child/draw-page.ts';
import { findTesseract } from '../../../server/src/platform/recognition/tesseract.ts';
import { answerParent } from '../instance/answer-parent.ts';
import { cpuSeconds, getChildren, peakMb } from '../measure/process-usage.ts';

export type MediaStep = 'drawing' | 'recognising' | 'subtitles' | 'pieces';

export interface MediaOrder {
  /** Absolute path of a picture or a recording. */
  path: string;
  step: MediaStep;
}

/** The resources of one step, with the programs that it started. */
export interface MediaCost {
  cpuSeconds: number;
  /** The peak memory of this process for a drawing, else of the largest program, in megabytes. */
  peakMb: number;
}

answerParent<MediaOrder>(async ({ path, step }): Promise<MediaCost> => {
  if (step === 'drawing') {
    const previous = cpuSeconds([process.pid]);
    await drawn(path);
    return {
      cpuSeconds: cpuSeconds([process.pid]) - previous,
      peakMb: (process.resourceUsage().maxRSS * 1_024) / 1e6,
    };
  }

  const run = await { recognising, subtitles, pieces }[step](path);
  const before = cpuSeconds([process.pid]);
  const largest = await largestProgram(run);
  return { cpuSeconds: cpuSeconds([process.pid]) - before, peakMb: largest };
});

function drawn(path: string): Promise<Uint8Array> {
  const kind = fileKindOfName(basename(path)) ?? 'png';
  return drawPage({ path, mediaType: fileKinds[kind].mediaType, number: 1, member: null, reader: 'program' });
}

type Run = () => Promise<unknown>;

async function recognising(path: string): Promise<Run> {
  const recogniser = await findTesseract({ program: 'tesseract', hiddenPaths: [] });
  if (!recogniser) throw new Error('tesseract is not installed');
  const png = await drawn(path);

  return () => recogniser.recognise(png, AbortSignal.timeout(60_000));
}

async function subtitles(path: string): Promise<Run> {
  const { programs, file } = await recording(path);

  return async () => {
    const track = chosenTrack((await getTracks(programs, file)).subtitles);
    if (!track) throw new Error(`${path} has no subtitles`);
    return getSubtitles(programs, file, track);
  };
}

const sendableBytes = 25_000_000;

async function pieces(path: string): Promise<Run> {
  const { programs, file } = await recording(path);

  return async () => {
    const seconds = await secondsOfSound(programs, file);
    for (const piece of getPieces(seconds, sendableBytes)) await soundPiece(programs, file, piece);
  };
}

async function recording(path: string) {
  const programs = await findMediaPrograms({ program: 'ffmpeg' });
  const kind = fileKindOfName(basename(path));
  if (!programs || !isMediaKind(kind)) throw new Error(`ffmpeg is not installed, or ${path} is no recording`);

  return { programs, file: { path, kind } };
}

const lookEachMs = 5;

/** @returns the largest resident memory of a program that ran in the meantime, in megabytes */
async function largestProgram(run: Run): Promise<number> {
  let max = 0;
  const look = setInterval(() => {
    for (const pid of getChildren(process.pid)) max = Math.max(max, peakMb(pid));
  }, lookEachMs);
  await run();
  clearInterval(look);

  return max;
}
