import { inputOptions, type MediaFile, type MediaPrograms } from './media-programs.ts';

/** A range of a recording, in seconds from its start. */
export interface SoundPiece {
  start: number;
  seconds: number;
}

/** Speech recognisers work on 16,000 samples a second. */
const bitsPerSecond = 32_000;

/** Shorter pieces are lost less when a server is restarted, and show progress; longer ones cut fewer sentences. */
const pieceSecondsMost = 300;

/** Share of the endpoint's limit that leaves room for headers and a last frame. */
const usableShare = 0.9;

/** A shorter last piece is added to the previous one: endpoints reject sound that is too short for a word. */
const restSeconds = 1;

const measureLimits = { timeoutMs: 60_000, cpuSeconds: 20, outputBytes: 2_000_000 };
const cutLimits = { timeoutMs: 60_000, cpuSeconds: 30, outputBytes: 8_000_000 };

/**
 * Measures the length of a recording by decoding it: the length in headers is often missing, and sometimes false.
 *
 * @returns seconds, 0 without sound
 * @throws {Unreadable} if it cannot be read
 */
export async function secondsOfSound(
  programs: MediaPrograms,
  file: MediaFile,
  signal?: AbortSignal,
): Promise<number> {
  const args = [...inputOptions(file), '-map', '0:a:0', '-c', 'copy'];
  const walk = [...args, '-progress', 'pipe:1', '-stats_period', '60', '-f', 'null', '-'];
  const report = await programs.run('ffmpeg', walk, { limits: measureLimits, signal });
  const times = [...report.toString('latin1').matchAll(/^out_time_us=(\d{1,15})$/gm)];

  return Number(times.at(-1)?.[1] ?? 0) / 1_000_000;
}

/**
 * Divides a recording into pieces of equal length.
 *
 * @param seconds of the recording
 * @param atMostBytes of a piece, as `soundPiece` writes it
 */
export function getPieces(seconds: number, atMostBytes: number): SoundPiece[] {
  const fitting = Math.floor((atMostBytes * usableShare * 8) / bitsPerSecond);
  const length = Math.max(1, Math.min(pieceSecondsMost, fitting));
  const count = Math.max(1, Math.ceil((seconds - restSeconds) / length));

  return Array.from({ length: count }, (_, index) => ({
    start: index * length,
    seconds: index === count - 1 ? seconds - index * length : length,
  }));
}

/**
 * Cuts a piece out of the sound of a recording. Pictures, tags and other tracks stay behind: they may name people and
 * places.
 *
 * @returns it as MP3 in one channel
 * @throws {Unreadable} where it cannot be read
 * @throws {ProgramFailure} when nothing was learned about it
 */
export function soundPiece(
  programs: MediaPrograms,
  file: MediaFile,
  { start, seconds }: SoundPiece,
  signal?: AbortSignal,
): Promise<Buffer> {
  const from = ['-ss', String(start), '-t', String(seconds), ...inputOptions(file)];
  const alone = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1'];
  const sound = ['-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', String(bitsPerSecond)];
  const bare = ['-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3', 'pipe:1'];

  return programs.run('ffmpeg', [...from, ...alone, ...sound, ...bare], { limits: cutLimits, signal });
}
