/** The endpoint that recordings are sent to, where the operator has configured one. */
import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

export interface TranscriptionEndpoint {
  /** URL of the one call. */
  url: URL;
  /** Null if it needs none. */
  key: string | null;
  model: string;
  /** Bytes that it takes in one file. */
  mostBytes: number;
  /** Time from a call to the last byte of its answer. */
  timeoutMs: number;
}

/** A recogniser on one processor core is about as fast as speech, and a piece lasts five minutes. */
const usualTimeoutSeconds = 300;

const callPath = '/audio/transcriptions';

/**
 * @returns null if none is configured
 * @throws ConfigError for settings without their address, and for an address with more than host and path
 */
export function transcriptionFrom(settings: Settings): TranscriptionEndpoint | null {
  const { TRANSCRIPTION_URL: url } = settings;
  if (!url) {
    const [first] = Object.entries(settings).filter(
      ([name, value]) => name.startsWith('TRANSCRIPTION_') && value !== undefined,
    );
    if (first)
      throw new ConfigError(first[0], 'is set while TRANSCRIPTION_URL is not: wanted are both or none.');
    return null;
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new ConfigError(
      'TRANSCRIPTION_URL',
      'has more than a host and a path: the key belongs into TRANSCRIPTION_KEY.',
    );
  }

  return {
    url: getCall(url),
    key: settings.TRANSCRIPTION_KEY ?? null,
    model: settings.TRANSCRIPTION_MODEL ?? 'whisper-1',
    mostBytes: (settings.TRANSCRIPTION_MAX_MB ?? 25) * 1_000_000,
    timeoutMs: (settings.TRANSCRIPTION_TIMEOUT_S ?? usualTimeoutSeconds) * 1_000,
  };
}

/** Servers state the address of the call, the one of its version, or the one of the server. */
function getCall(input: URL): URL {
  const url = new URL(input);
  const path = url.pathname.replace(/\/+$/, '');
  if (path.endsWith(callPath)) url.pathname = path;
  else url.pathname = `${/\/v\d+$/.test(path) ? path : `${path}/v1`}${callPath}`;
  return url;
}
