/** The model that this installation uses now: of its settings, or one of this machine that an administrator turned on. */
import type { Config } from '../../platform/config/config.ts';
import type { LanguageModelConfig } from '../../platform/config/language-model.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Internet } from '../../platform/internet/internet.ts';
import { localUrl } from '../../platform/language-model/local-servers.ts';
import { findLocalModel, type LocalModelRow } from './local-model.repo.ts';

export interface ModelSourceDeps {
  database: Pick<Database, 'db'>;
  config: Pick<Config, 'languageModel' | 'looksForModels'>;
  internet: Pick<Internet, 'localPorts'>;
}

/** A small machine writes a long answer in minutes. */
const timeoutMs = 300_000;

/** @returns reads the model that may be asked now, null for none; the same object as long as nothing was changed */
export function createModelSource({ database, config, internet }: ModelSourceDeps) {
  let last: { key: string; model: LanguageModelConfig } | null = null;
  return async (): Promise<LanguageModelConfig | null> => {
    if (config.languageModel || !config.looksForModels) return config.languageModel;

    const row = await findLocalModel(database.db);
    if (row === null) return null;
    const key = JSON.stringify(row);
    if (last?.key !== key) last = { key, model: toModel(row, internet) };
    return last.model;
  };
}

/** @returns the row as settings of the environment would have it */
export function toModel(
  row: Omit<LocalModelRow, 'chosenAt'>,
  { localPorts }: ModelSourceDeps['internet'],
): LanguageModelConfig {
  return {
    provider: 'openai_compatible',
    url: localUrl(row.program, localPorts),
    key: null,
    name: row.model,
    smallName: row.model,
    structured: null,
    sees: false,
    timeoutMs,
    prices: { input: row.priceInput, output: row.priceOutput },
    budgets: { all: row.budgetDay, student: row.budgetStudent },
  };
}

/** @returns makes what belongs to a model once for each model */
export function onePerModel<Made>(
  make: (model: LanguageModelConfig) => Made,
): (model: LanguageModelConfig) => Made {
  const values = new WeakMap<LanguageModelConfig, { value: Made }>();
  return (model) => {
    const entry = values.get(model) ?? { value: make(model) };
    values.set(model, entry);
    return entry.value;
  };
}
