import * as z from 'zod/mini';
import { Unreadable } from '../reasons.ts';
import { inputOptions, type MediaFile, type MediaPrograms } from './media-programs.ts';

/** Subtitles of a film that are written as text. */
export interface SubtitleTrack {
  /** Index among all tracks of the file. */
  index: number;
  /** The file's language code of two or three letters; null if it has none. */
  language: string | null;
  isDefault: boolean;
}

/** The tracks of a recording. */
export interface MediaTracks {
  subtitles: SubtitleTrack[];
  /** True if some subtitles are pictures. */
  hasPictureSubtitles: boolean;
  hasSound: boolean;
}

const textCodecs = new Set(['subrip', 'srt', 'ass', 'ssa', 'webvtt', 'mov_text', 'text']);

const limits = { timeoutMs: 20_000, cpuSeconds: 5, outputBytes: 1_000_000 };

const requested = 'stream=index,codec_type,codec_name:stream_disposition=default:stream_tags=language';

const Probed = z.object({
  streams: z._default(
    z.array(
      z.object({
        index: z.int(),
        codec_type: z.optional(z.string()),
        codec_name: z.optional(z.string()),
        disposition: z.optional(z.object({ default: z.optional(z.int()) })),
        tags: z.optional(z.object({ language: z.optional(z.string()) })),
      }),
    ),
    [],
  ),
});

/**
 * Looks which tracks a recording has.
 *
 * @throws {Unreadable} for a file that is no such recording
 * @throws {ProgramFailure} when nothing was learned about it
 */
export async function getTracks(
  programs: MediaPrograms,
  file: MediaFile,
  signal?: AbortSignal,
): Promise<MediaTracks> {
  const args = ['-show_entries', requested, '-of', 'json', ...inputOptions(file)];
  const { streams } = parsed(await programs.run('ffprobe', args, { limits, signal }));
  const subtitles = streams.filter(({ codec_type }) => codec_type === 'subtitle');

  return {
    subtitles: subtitles
      .filter(({ codec_name }) => textCodecs.has(codec_name ?? ''))
      .map(({ index, disposition, tags }) => ({
        index,
        language: /^[a-z]{2,3}$/.exec(tags?.language ?? '')?.[0] ?? null,
        isDefault: disposition?.default === 1,
      })),
    hasPictureSubtitles: subtitles.some(({ codec_name }) => !textCodecs.has(codec_name ?? '')),
    hasSound: streams.some(
      ({ codec_type, codec_name }) => codec_type === 'audio' && codec_name !== undefined,
    ),
  };
}

function parsed(output: Buffer): z.output<typeof Probed> {
  try {
    return Probed.parse(JSON.parse(output.toString('utf8')));
  } catch (error) {
    throw new Unreadable('damaged', 'ffprobe gave no list of tracks', { cause: error });
  }
}
