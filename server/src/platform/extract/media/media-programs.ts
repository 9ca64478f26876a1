/** How ffmpeg and ffprobe are run on uploaded recordings. */
import PQueue from 'p-queue';
import { ProgramFailure, type ProgramRun, runProgram } from '../../programs/run-program.ts';
import { Unreadable } from '../reasons.ts';

/** Kinds of files with sound in them, and the one demultiplexer of ffmpeg that may open each. */
const demuxers = {
  mp3: 'mp3',
  wav: 'wav',
  m4a: 'mov',
  ogg: 'ogg',
  mp4: 'mov',
  mov: 'mov',
  mkv: 'matroska',
} as const;

export type MediaKind = keyof typeof demuxers;

/** @returns whether a kind of file is a recording */
export function isMediaKind(kind: string | null): kind is MediaKind {
  return kind !== null && Object.hasOwn(demuxers, kind);
}

/** A stored recording. */
export interface MediaFile {
  /** Absolute. */
  path: string;
  kind: MediaKind;
}

export interface MediaPrograms {
  /** Name of the program, written for people. */
  description: string;
  /**
   * @returns what the program wrote
   * @throws {Unreadable} for a file that it cannot read
   * @throws {ProgramFailure} when nothing was learned about the file
   */
  run(program: 'ffmpeg' | 'ffprobe', args: readonly string[], options: MediaRun): Promise<Buffer>;
}

export interface MediaRun {
  limits: MediaLimits;
  signal?: AbortSignal | undefined;
}

export type MediaLimits = Pick<ProgramRun, 'timeoutMs' | 'cpuSeconds' | 'outputBytes'>;

/** The libraries of ffmpeg take a third of it. */
const memoryMb = 1_024;

interface MediaOptions {
  /** Path or name of ffmpeg; ffprobe is in the same folder. */
  program: string;
  /** Paths that it must not reach. */
  hiddenPaths?: readonly string[];
}

/**
 * Finds the system's ffmpeg.
 *
 * @returns null if it is not installed
 */
export async function findMediaPrograms({
  program,
  hiddenPaths = [],
}: MediaOptions): Promise<MediaPrograms | null> {
  const paths = { ffmpeg: program, ffprobe: program.replace(/ffmpeg(?=[^/]*$)/, 'ffprobe') };
  const [version] = await Promise.all([getVersion(paths.ffmpeg), getVersion(paths.ffprobe)]).catch(missing);
  if (version === undefined) return null;

  // One for a note that is read, one for an upload whose sender waits.
  const turns = new PQueue({ concurrency: 2 });
  return {
    description: version,
    run: (name, args, { limits, signal }) =>
      turns.add(() =>
        runProgram({
          program: paths[name],
          args: [...quietly[name], ...args],
          memoryMb,
          ...limits,
          hiddenPaths,
          ...(signal ? { signal } : {}),
        }).catch(asVerdict),
      ),
  };
}

/** @returns such as "ffmpeg 5.1.9" */
async function getVersion(program: string): Promise<string> {
  const limits = { timeoutMs: 5_000, memoryMb, cpuSeconds: 5, outputBytes: 100_000 };
  const [first = ''] = (await runProgram({ program, args: ['-version'], ...limits }))
    .toString('utf8')
    .split('\n');

  return first.replace(/ version (\S+?)(?:[-+]\S*)? .*/, ' $1');
}

function missing(error: unknown): [] {
  if (error instanceof ProgramFailure) return [];
  throw error;
}

/** One allocation, in bytes: a header may ask for any size. */
const allocationMost = ['-max_alloc', String(128 * 1024 * 1024)];

const quietly = {
  ffmpeg: ['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', ...allocationMost],
  ffprobe: ['-hide_banner', '-loglevel', 'error', ...allocationMost],
};

/**
 * The options that open a recording. Playlists and lists of files have demultiplexers that would open the
 * files that they name, so the kind of the file selects the demultiplexer, never its content. QuickTime's
 * references to other files are not followed, and the local file is the only protocol.
 */
export function inputOptions({ path, kind }: MediaFile): string[] {
  const references = demuxers[kind] === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : [];
  return ['-protocol_whitelist', 'file', ...references, '-f', demuxers[kind], '-i', `file:${path}`];
}

function asVerdict(error: unknown): never {
  if (!(error instanceof ProgramFailure)) throw error;
  if (error.reason === 'missing' || error.reason === 'interrupted') throw error;

  throw new Unreadable(error.reason === 'timed_out' ? 'timed_out' : 'damaged', error.message);
}
