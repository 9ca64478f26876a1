import { localProgramNames } from '@akada/core/language-model/local-programs.ts';
import type { LanguageModelConfig } from '../../platform/config/language-model.ts';
import type { ModelSize } from '../../platform/language-model/call-model.ts';
import {
  findLocalServers,
  type PortByProgram,
  settingsLine,
} from '../../platform/language-model/local-servers.ts';
import { ModelFailure } from '../../platform/language-model/model-failure.ts';
import { answersInJson } from '../../platform/language-model/try-model.ts';
import type { CommandContext } from '../command.ts';
import type { Finding } from './finding.ts';

/**
 * Asks each of the two models one small question, with nothing of a student in it. Without a model it looks for a model
 * server on this machine.
 */
export async function findLanguageModel({ config }: CommandContext, ports?: PortByProgram): Promise<Finding> {
  const { languageModel: model } = config;
  if (!model) {
    const line = 'none is configured: the offline study engine makes everything';
    const found = config.looksForModels ? await localModelLines(ports) : [];
    return { ok: true, line: [line, ...found].join('; ') };
  }

  const sizes: ModelSize[] = model.smallName === model.name ? ['large'] : ['large', 'small'];
  for (const size of sizes) {
    const fault = await getFault(model, size);
    if (fault) return { ok: false, line: fault };
  }
  const names = sizes.map((size) => getName(model, size)).join(' and ');
  const { all, student } = model.budgets;
  const budget = [
    all === null ? null : `${all} US dollars a day`,
    student === null ? null : `${student} for one student`,
  ].filter((part) => part !== null);
  const limit = budget.length === 0 ? 'no budget is set' : `the budget is ${budget.join(', ')}`;
  return { ok: true, line: `${names} at ${model.url.host} answered a small question; ${limit}` };
}

const getName = ({ name, smallName }: LanguageModelConfig, size: ModelSize) =>
  size === 'large' ? name : smallName;

/** @returns the fault and the check to make; null if it answers correctly */
async function getFault(model: LanguageModelConfig, size: ModelSize): Promise<string | null> {
  const name = getName(model, size);
  const where = `${name} at ${model.url.host}`;
  try {
    return (await answersInJson(model, size)) ? null : `${where} does not answer in JSON; take another model`;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { kind, status } = error;
    if (status === 401 || status === 403) return `${where} refuses the key; check STUDY_MODEL_KEY`;
    if (status === 404) return `${where} is not there; check STUDY_MODEL_NAME and STUDY_MODEL_URL`;
    if (kind === 'timed_out') return `${where} takes too long; check STUDY_MODEL_TIMEOUT_S`;
    if (status !== null) return `${where} answers with the error ${status}`;
    return `${where} does not answer; check STUDY_MODEL_URL and the network`;
  }
}

/** @returns a line for each model server on this machine, with the settings that use it */
export async function localModelLines(ports?: PortByProgram): Promise<string[]> {
  const servers = await findLocalServers(ports);
  return servers.map(
    (server) =>
      `${localProgramNames[server.program]} on this machine can help: an administrator turns it on under "Language model", or set ${settingsLine(server, ports)}`,
  );
}
