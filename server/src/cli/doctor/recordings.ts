import type { TranscriptionEndpoint } from '../../platform/config/transcription.ts';
import { findMediaPrograms } from '../../platform/extract/media/media-programs.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/**
 * Checks that films and recordings can be opened. Without it they are rejected, which is a choice and not a
 * fault.
 */
export async function findFilms({ config }: CommandContext): Promise<Finding> {
  const { ffmpeg: program } = config;
  if (program === null) return { ok: true, line: 'are not read: FFMPEG is off' };

  const found = await findMediaPrograms({ program });
  if (found) return { ok: true, line: `are opened, and recordings cut, by ${found.description}` };
  if (program === 'ffmpeg') return { ok: true, line: 'are not read: install ffmpeg, and start again' };

  return { ok: false, line: `${program} does not answer as an ffmpeg with its ffprobe; check FFMPEG` };
}

/** Requests the list of models, which costs nothing and sends no student data. */
export async function findSpeech({ config }: CommandContext): Promise<Finding> {
  const { transcription: endpoint } = config;
  if (!endpoint) return { ok: true, line: 'is not written down: TRANSCRIPTION_URL is not set' };

  const { host } = endpoint.url;
  const status = await getStatus(endpoint);
  if (status === null) {
    return { ok: false, line: `${host} does not answer; check TRANSCRIPTION_URL and the network` };
  }
  if (status === 401 || status === 403) {
    return { ok: false, line: `${host} refuses the key; check TRANSCRIPTION_KEY` };
  }
  if (status >= 500) return { ok: false, line: `${host} answers with the error ${status}` };

  return { ok: true, line: `is written down by ${endpoint.model} at ${host}, which answers` };
}

async function getStatus({ url, key }: TranscriptionEndpoint): Promise<number | null> {
  const models = new URL(url.href.replace(/\/audio\/transcriptions$/, '/models'));
  try {
    const { status, body } = await fetch(models, {
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await body?.cancel();
    return status;
  } catch {
    return null;
  }
}
