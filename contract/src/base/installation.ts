/** The installation as its administrators set it up: settings, first steps and the test of its mail. */
import {
  type InstallationKey,
  installationKeys,
  installationSettings,
  isSettingValid,
} from '@akada/core/installation/settings.ts';
import { installationSteps } from '@akada/core/installation/steps.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

const Setting = z.object({
  /** Empty if neither an administrator nor the server has set it. */
  value: z.string(),
  /** The environment variable that decides: the setting cannot be changed here; null for none. */
  set_by: z.nullable(z.string()),
});

const perKey = <Schema>(make: (key: InstallationKey) => Schema) =>
  Object.fromEntries(installationKeys.map((key) => [key, make(key)])) as Record<InstallationKey, Schema>;

export const Installation = z.object({
  settings: z.object(perKey(() => Setting)),
  steps: z.array(z.object({ step: z.enum(installationSteps), state: z.enum(['open', 'later', 'done']) })),
  /** `here`: mail stays in the mailbox of this machine. */
  mail: z.enum(['sent', 'here', 'off']),
  /** Whether students can pay here. */
  payments: z.boolean(),
  /** The name of the language model in use; null for none. */
  model: z.nullable(z.string()),
});
export type Installation = z.output<typeof Installation>;

export const readInstallation = endpoint({
  id: 'installation.read',
  summary: 'Settings of this installation, which of them the server decides, and its first steps',
  method: 'GET',
  path: '/admin/installation',
  access: 'admin',
  effect: 'safe',
  responses: { 200: Installation },
});

/** Empty takes the setting away. */
const makeTextField = (key: InstallationKey) => {
  const { advice } = installationSettings[key];
  return z.optional(
    z.string(advice).check(
      z.trim(),
      z.refine((text) => isSettingValid(key, text), advice),
    ),
  );
};

export const changeInstallation = endpoint({
  id: 'installation.change',
  summary: 'Change settings of this installation; the settings that are left out stay',
  method: 'PUT',
  path: '/admin/installation/settings',
  access: 'admin',
  effect: 'natural',
  body: z.strictObject({
    ...perKey(makeTextField),
    /** The values that the page showed: a setting that has another value now is not overwritten (409). */
    seen: z.strictObject(perKey(() => z.optional(z.string().check(z.maxLength(500))))),
  }),
  responses: { 200: Installation },
});

export const settleStep = endpoint({
  id: 'installation.settle_step',
  summary: 'Put a first step off, or say that it is done',
  method: 'PUT',
  path: '/admin/installation/steps/{step}',
  access: 'admin',
  effect: 'natural',
  params: z.strictObject({ step: z.enum(installationSteps) }),
  body: z.strictObject({ state: z.enum(['later', 'done'], 'Choose later or done') }),
  responses: { 200: Installation },
});

export const testModel = endpoint({
  id: 'installation.test_model',
  summary: 'Ask the language model in use one small question, without text of a student',
  method: 'POST',
  path: '/admin/installation/test-model',
  access: 'admin',
  effect: 'natural',
  responses: {
    200: z.object({
      outcome: z.enum(['none', 'answered', 'not_json', 'busy', 'away', 'timed_out', 'refused', 'unusable']),
      took_ms: z.int(),
    }),
  },
});

export const sendTestMail = endpoint({
  id: 'installation.test_mail',
  summary: 'Send a letter to my own address, to see whether mail arrives',
  method: 'POST',
  path: '/admin/installation/test-mail',
  access: 'admin',
  effect: 'key',
  responses: { 200: z.object({ mail: z.enum(['sent', 'here', 'off']), address: z.string() }) },
});
