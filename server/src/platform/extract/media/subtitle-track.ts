import { DOCUMENT_LIMITS } from '../limits.ts';
import { inputOptions, type MediaFile, type MediaPrograms } from './media-programs.ts';
import type { SubtitleTrack } from './media-tracks.ts';

const limits = {
  timeoutMs: 60_000,
  cpuSeconds: 20,
  // A character takes four bytes at most; the times between texts are shorter than the texts.
  outputBytes: DOCUMENT_LIMITS.characters * 8,
};

const english = new Set(['en', 'eng']);

/**
 * Selects the track that a film's player would show: the default one, else English, else the first.
 *
 * @returns null if there is none
 */
export function chosenTrack(tracks: readonly SubtitleTrack[]): SubtitleTrack | null {
  const inEnglish = tracks.find(({ language }) => language !== null && english.has(language));

  return tracks.find(({ isDefault }) => isDefault) ?? inEnglish ?? tracks[0] ?? null;
}

/** Tells a note's owner which subtitles of the film it uses. */
export function trackSentence(track: SubtitleTrack, tracks: readonly SubtitleTrack[]): string {
  const language = track.language === null ? null : languageName(track.language);
  const named = language === null ? 'subtitles of the film' : `${language} subtitles of the film`;
  const others = tracks.length > 1 ? ` (track ${tracks.indexOf(track) + 1} of ${tracks.length})` : '';

  return `The text is that of the ${named}${others}.`;
}

/**
 * Takes a text track out of a film.
 *
 * @returns it as SRT
 * @throws {Unreadable} where it cannot be read
 * @throws {ProgramFailure} when nothing was learned about it
 */
export function getSubtitles(
  programs: MediaPrograms,
  file: MediaFile,
  { index }: SubtitleTrack,
  signal?: AbortSignal,
): Promise<Buffer> {
  const args = [...inputOptions(file), '-map', `0:${index}`, '-c:s', 'srt', '-f', 'srt', 'pipe:1'];

  return programs.run('ffmpeg', args, { limits, signal });
}

/** @returns null for the codes that name no language: "und", "mul", and what is in no list */
function languageName(code: string): string | null {
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);

  return name === undefined || ['und', 'mul', 'zxx', 'mis'].includes(code) ? null : name;
}
