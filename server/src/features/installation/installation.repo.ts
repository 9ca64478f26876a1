import type { InstallationKey } from '@akada/core/installation/settings.ts';
import type { InstallationStep } from '@akada/core/installation/steps.ts';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { installationSettings, installationSteps } from './installation.tables.ts';

export type StoredSettings = Partial<Record<InstallationKey, string>>;

export async function readSettings(executor: Executor): Promise<StoredSettings> {
  const { key, value } = installationSettings;
  const rows = await executor.select({ key, value }).from(installationSettings);
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** Two administrators change settings one after the other, also the first ones. */
export async function lockSettings(tx: Transaction): Promise<StoredSettings> {
  await tx.execute(sql`LOCK TABLE installation_settings IN EXCLUSIVE MODE`);
  return readSettings(tx);
}

/** @param value empty to delete the setting @param changedAt ISO time */
export async function writeSetting(
  tx: Transaction,
  { key, value, changedAt }: { key: InstallationKey; value: string; changedAt: string },
): Promise<void> {
  if (value === '') {
    await tx.delete(installationSettings).where(eq(installationSettings.key, key));
    return;
  }
  await tx
    .insert(installationSettings)
    .values({ key, value, changedAt })
    .onConflictDoUpdate({ target: installationSettings.key, set: { value, changedAt } });
}

export async function readSteps(
  executor: Executor,
): Promise<Partial<Record<InstallationStep, 'later' | 'done'>>> {
  const { step, state } = installationSteps;
  const rows = await executor.select({ step, state }).from(installationSteps);
  return Object.fromEntries(rows.map((row) => [row.step, row.state]));
}

/** @param changedAt ISO time @returns false if the step had this state already */
export async function writeStep(
  tx: Transaction,
  row: { step: InstallationStep; state: 'later' | 'done'; changedAt: string },
): Promise<boolean> {
  const changedRows = await tx
    .insert(installationSteps)
    .values(row)
    .onConflictDoUpdate({
      target: installationSteps.step,
      set: { state: row.state, changedAt: row.changedAt },
      setWhere: sql`${installationSteps.state} <> ${row.state}`,
    })
    .returning({ step: installationSteps.step });
  return changedRows.length > 0;
}
