/**
 * Finds model servers on this machine. Only fixed ports of the loopback address are asked, only for lists of models, and
 * nothing of a student is sent.
 */
import { type LocalProgram, localPorts, localPrograms } from '@akada/core/language-model/local-programs.ts';
import { boundedFetch } from './bounded-fetch.ts';

export interface LocalServer {
  program: LocalProgram;
  /** Names of its models, in its order. */
  models: string[];
}

/** Ports of programs; tests have others than the usual ones. */
export type PortByProgram = Readonly<Record<LocalProgram, number>>;

/** A server on this machine answers immediately, or it is busy and can be found later. */
const timeoutMs = 2_000;
const maxBytes = 262_144;
const maxModels = 50;
const maxNameLength = 200;

/** @returns the base address of its OpenAI-compatible protocol */
export const localUrl = (program: LocalProgram, ports: PortByProgram = localPorts): URL =>
  new URL(`http://127.0.0.1:${ports[program]}/v1`);

/** @returns servers with at least one model; whatever else listens on the ports is no server */
export async function findLocalServers(ports: PortByProgram = localPorts): Promise<LocalServer[]> {
  const found = await Promise.all(
    localPrograms.map(async (program) => ({ program, models: await findModels(program, ports) })),
  );
  return found.filter(({ models }) => models.length > 0);
}

async function findModels(program: LocalProgram, ports: PortByProgram): Promise<string[]> {
  const read = (path: string) => readJson(`http://127.0.0.1:${ports[program]}${path}`);
  if (program === 'ollama') return findNames(await read('/api/tags'), 'models', 'name');
  // Many programs use port 8080: only llama.cpp says that it is well in this form.
  if (program === 'llama_cpp' && field(await read('/health'), 'status') !== 'ok') return [];
  return findNames(await read('/v1/models'), 'data', 'id');
}

/** @returns null for everything that is no bounded JSON answer in time */
async function readJson(url: string): Promise<unknown> {
  try {
    const response = await boundedFetch(maxBytes)(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function findNames(answer: unknown, list: string, name: string): string[] {
  const items = field(answer, list);
  if (!Array.isArray(items)) return [];
  const names = items.slice(0, maxModels).map((item) => field(item, name));
  return [...new Set(names.filter(isName))];
}

/** The name is printed in a terminal and becomes a setting. */
const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= maxNameLength && /^[\w.:/@+-]+$/.test(name);

/** @returns the settings that use the first model, as a line for a terminal */
export function settingsLine({ program, models }: LocalServer, ports: PortByProgram = localPorts): string {
  return `STUDY_MODEL=openai_compatible STUDY_MODEL_URL=${localUrl(program, ports).href} STUDY_MODEL_NAME=${models[0] ?? ''}`;
}
