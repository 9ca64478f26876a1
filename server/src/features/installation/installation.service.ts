/** Settings of the installation, its first steps, and the test of its mail. */
import type { Installation } from '@akada/contract/base/installation.ts';
import {
  type InstallationKey,
  installationKeys,
  installationSettings,
} from '@akada/core/installation/settings.ts';
import {
  confirmedSteps,
  getStepState,
  type InstallationStep,
  installationSteps,
} from '@akada/core/installation/steps.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasRole } from '../accounts/accounts.ts';
import { hasDepartments } from '../catalog/catalog.service.ts';
import { getSetValues, mergeSettings } from './effective-settings.service.ts';
import * as repo from './installation.repo.ts';

export type InstallationService = ReturnType<typeof createInstallationService>;

export type SettingsChange = Partial<Record<InstallationKey, string | undefined>>;

interface Uses {
  readModelName: () => Promise<string | null>;
  /** Is called after settings were changed. */
  onChanged: () => void;
}

const mailWords = { smtp: 'sent', sandbox: 'here', none: 'off' } as const;

export function createInstallationService(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  { readModelName, onChanged }: Uses,
) {
  const { db } = database;
  const fixed = getSetValues(config.publicSettings);

  const read = async (): Promise<Installation> => {
    const [stored, said, departments, tutors, students, model] = await Promise.all([
      repo.readSettings(db),
      repo.readSteps(db),
      hasDepartments(db),
      hasRole(db, 'tutor'),
      hasRole(db, 'student'),
      readModelName(),
    ]);
    const values = mergeSettings(stored, fixed);
    const hasPayments = config.payments.provider !== null;
    const isSeen: Record<InstallationStep, boolean> = {
      name: values.name !== undefined,
      look: values.colour !== undefined,
      contact: (values.contact_email ?? values.contact_phone) !== undefined,
      mail: false,
      payments: hasPayments && !config.sandboxes,
      model: model !== null,
      departments,
      tutors,
      class_list: students,
    };
    return {
      settings: Object.fromEntries(
        installationKeys.map((key) => [
          key,
          {
            value: values[key] ?? '',
            set_by: fixed[key] === undefined ? null : installationSettings[key].variable,
          },
        ]),
      ) as Installation['settings'],
      steps: installationSteps.map((step) => ({
        step,
        state: getStepState(isSeen[step], said[step] ?? null),
      })),
      mail: mailWords[config.mail.kind],
      payments: hasPayments,
      model,
    };
  };

  return {
    read,
    mail: mailWords[config.mail.kind],
    /** @returns everything afterwards; the same change again changes and records nothing */
    async change(
      actorId: string,
      changes: SettingsChange,
      seenValues: SettingsChange,
    ): Promise<Installation> {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const storedValues = await repo.lockSettings(tx);
        const changedKeys = installationKeys.filter(
          (key) => changes[key] !== undefined && changes[key] !== (fixed[key] ?? storedValues[key] ?? ''),
        );
        for (const key of changedKeys) {
          const { variable } = installationSettings[key];
          if (fixed[key] !== undefined)
            throw new Fault('conflict', `${variable} on the server decides this. Ask who runs the server.`);
          if ((seenValues[key] ?? '') !== (storedValues[key] ?? ''))
            throw new Fault(
              'conflict',
              'Another administrator changed this in the meantime. Look at it again.',
            );
        }
        for (const key of changedKeys)
          await repo.writeSetting(tx, { key, value: changes[key] ?? '', changedAt: getInstant(now) });
        if (changedKeys.length === 0) return;

        const pick = (from: SettingsChange) =>
          Object.fromEntries(changedKeys.map((key) => [key, from[key] || null]));
        const change = { before: pick(storedValues), after: pick(changes) };
        await writeAudit(tx, [{ actorId, targetId: actorId, action: 'installation.change', change }], now);
      });
      onChanged();
      return read();
    },
    async settleStep(
      actorId: string,
      step: InstallationStep,
      state: 'later' | 'done',
    ): Promise<Installation> {
      if (state === 'done' && !confirmedSteps.has(step)) {
        const sentence = 'This step is done once Akada can see it. Put it off instead.';
        throw new Fault('validation_failed', sentence, { fields: { state: sentence } });
      }
      const now = clock.now();
      await database.transaction(async (tx) => {
        if (!(await repo.writeStep(tx, { step, state, changedAt: getInstant(now) }))) return;

        const change = { before: null, after: { step, state } };
        await writeAudit(tx, [{ actorId, targetId: actorId, action: 'installation.step', change }], now);
      });
      return read();
    },
  };
}
