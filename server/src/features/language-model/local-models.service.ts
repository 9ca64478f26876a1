/** Model servers on this machine, for administrators: found, tried, turned on and off. */
import type { LocalModels } from '@akada/contract/base/local-model.ts';
import type { LocalProgram } from '@akada/core/language-model/local-programs.ts';
import { nilId, writeAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { findLocalServers } from '../../platform/language-model/local-servers.ts';
import { ModelFailure } from '../../platform/language-model/model-failure.ts';
import { answersInJson } from '../../platform/language-model/try-model.ts';
import { dayOfBudget } from './call-admission.service.ts';
import * as repo from './local-model.repo.ts';
import { readSpending } from './model-calls.repo.ts';
import { createModelSource, type ModelSourceDeps, toModel } from './model-source.service.ts';

export interface LocalModelsDeps extends ModelSourceDeps {
  database: Database;
  clock: Clock;
}

export interface LocalChoice {
  program: LocalProgram;
  model: string;
}

const millionths = 1_000_000;

export type LocalModelsService = ReturnType<typeof createLocalModels>;

export function createLocalModels(deps: LocalModelsDeps) {
  const { database, config, clock, internet } = deps;
  const readModel = createModelSource(deps);
  const mayChoose = config.looksForModels && config.languageModel === null;

  const read = async (): Promise<LocalModels> => {
    const [model, row, found, { all }] = await Promise.all([
      readModel(),
      repo.findLocalModel(database.db),
      mayChoose ? findLocalServers(internet.localPorts) : [],
      readSpending(database.db, dayOfBudget(clock.now()), nilId),
    ]);
    return {
      in_use: model && {
        model: model.name,
        host: model.url.host,
        chosen_by: mayChoose ? 'page' : 'settings',
        chosen_at: mayChoose ? (row?.chosenAt ?? null) : null,
        price_input: model.prices.input,
        price_output: model.prices.output,
        budget_day: model.budgets.all,
        budget_student: model.budgets.student,
      },
      may_choose: mayChoose,
      found,
      spent_today: all / millionths,
    };
  };
  const requireChoice = () => {
    if (!mayChoose)
      throw new Fault('conflict', 'The settings of this server decide about the language model.');
  };

  return {
    read,
    /** Asks only a server and a model that are found now. */
    async try({ program, model }: LocalChoice) {
      requireChoice();
      const found = await findLocalServers(internet.localPorts);
      const isFound = found.some((server) => server.program === program && server.models.includes(model));
      if (!isFound) return { answered: false, took_ms: 0, in_json: false };

      const free = { priceInput: 0, priceOutput: 0, budgetDay: null, budgetStudent: null };
      const candidate = toModel({ program, model, ...free }, internet);
      const startedAt = performance.now();
      const ended = (answered: boolean, in_json: boolean) => ({
        answered,
        took_ms: Math.round(performance.now() - startedAt),
        in_json,
      });
      try {
        return ended(true, await answersInJson({ ...candidate, timeoutMs: tryMs }, 'large'));
      } catch (error) {
        if (error instanceof ModelFailure) return ended(false, false);
        throw error;
      }
    },
    /** @returns what is in use afterwards; the same choice again changes and records nothing */
    async turnOn(actorId: string, row: Omit<repo.LocalModelRow, 'chosenAt'>): Promise<LocalModels> {
      requireChoice();
      const now = clock.now();
      await database.transaction(async (tx) => {
        const previous = await repo.lockLocalModel(tx);
        if (previous !== null && JSON.stringify(toFacts(previous)) === JSON.stringify(toFacts(row))) return;
        await repo.saveLocalModel(tx, { ...row, chosenAt: getInstant(now) });
        const change = { before: previous && toFacts(previous), after: toFacts(row) };
        await writeAudit(tx, [{ actorId, targetId: actorId, action: 'language_model.turn_on', change }], now);
      });
      return read();
    },
    async disable(actorId: string): Promise<LocalModels> {
      requireChoice();
      await database.transaction(async (tx) => {
        const before = await repo.lockLocalModel(tx);
        if (before === null) return;
        await repo.deleteLocalModel(tx);
        const change = { before: toFacts(before), after: { model: null } };
        const act = { actorId, targetId: actorId, action: 'language_model.turn_off', change };
        await writeAudit(tx, [act], clock.now());
      });
      return read();
    },
  };
}

/** A person waits for the answer. A program that loads its model first may need most of it. */
const tryMs = 60_000;

const toFacts = (row: Omit<repo.LocalModelRow, 'chosenAt'>) => ({
  program: row.program,
  model: row.model,
  price_input: row.priceInput,
  price_output: row.priceOutput,
  budget_day: row.budgetDay,
  budget_student: row.budgetStudent,
});
