/** How ffmpeg and ffprobe are run on uploaded recordings. */
import PQueue from 'p-queue';
import { IsolationFailure, type IsolationFailureReason } from '../../isolate/failure.ts';
import { type ProgramLimits, runProgram } from '../../isolate/run-program.ts';
import { Unreadable, type UnreadableReason } from '../reasons.ts';

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
  /**
   * @returns what the program wrote
   * @throws {Unreadable} for a file that it cannot read
   * @throws {IsolationFailure} when nothing was learned about the file
   */
  run(program: 'ffmpeg' | 'ffprobe', args: readonly string[], options: MediaRun): Promise<Buffer>;
}

export interface MediaRun {
  limits: ProgramLimits;
  signal?: AbortSignal | undefined;
}

const verdicts: Record<IsolationFailureReason, UnreadableReason | null> = {
  out_of_memory: 'too_large',
  timed_out: 'timed_out',
  // The program may have crashed on the file or been refused something by the machine: other attempts follow.
  crashed: null,
  interrupted: null,
  reported: null,
};

/** What a shell and `setpriv` end with when there is no such program. */
const notStarted = new Set([126, 127]);

/** @param hiddenPaths files and folders that the programs may not reach, where the machine can do that */
export function createMediaPrograms(hiddenPaths: readonly string[] = []): MediaPrograms {
  // One for a note that is read, one for an upload whose sender waits.
  const turns = new PQueue({ concurrency: 2 });

  return {
    run: (command, args, { limits, signal }) =>
      turns.add(async () => {
        const ended = await runProgram({
          command,
          args: [...quietly[command], ...args],
          limits,
          hiddenPaths,
          ...(signal ? { signal } : {}),
        }).catch(asVerdict);
        const { exitCode, stdout, stderr } = ended;
        if (notStarted.has(exitCode)) throw new IsolationFailure('crashed', `${command} did not start`);
        if (exitCode !== 0) throw new Unreadable('damaged', `${command} ended with ${exitCode}: ${stderr}`);

        return stdout;
      }),
  };
}

/** One allocation, in bytes: a header may ask for any size. */
const allocationMost = ['-max_alloc', String(128 * 1024 * 1024)];

const quietly = {
  ffmpeg: ['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'error', ...allocationMost],
  ffprobe: ['-hide_banner', '-loglevel', 'error', ...allocationMost],
};

/**
 * The options that open a recording. Playlists and lists of files are demultiplexers of their own, which would open what
 * they name: the kind of the file decides which one reads it, never its content. Of QuickTime's own references to
 * other files none is followed, and there is no protocol but the local file.
 */
export function inputOptions({ path, kind }: MediaFile): string[] {
  const references = demuxers[kind] === 'mov' ? ['-enable_drefs', '0', '-use_absolute_path', '0'] : [];
  return ['-protocol_whitelist', 'file', ...references, '-f', demuxers[kind], '-i', `file:${path}`];
}

function asVerdict(error: unknown): never {
  if (!(error instanceof IsolationFailure)) throw error;
  const reason = verdicts[error.reason];
  if (!reason) throw error;

  throw new Unreadable(reason, error.message);
}
