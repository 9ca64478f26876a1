/** The settings that people change about their own account, and the devices on which they are signed in. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, Timestamp, TimeZone } from '../wire/fields.ts';
import { FullName, Message, Password, User } from './accounts.ts';

export const AccountSettings = z.object({
  time_zone: z.string(),
  minimise_gamification: z.boolean(),
  /** False until one was set, as for accounts that an administrator made. */
  has_password: z.boolean(),
  second_factor: z.boolean(),
  /** Unused ones; null without a second factor. */
  recovery_codes_left: z.nullable(z.int()),
  /** The time of the account's deletion; null unless its owner requested it. */
  deletion_due_at: z.nullable(Timestamp),
});
export type AccountSettings = z.output<typeof AccountSettings>;

export const getSettings = endpoint({
  id: 'settings.get',
  summary: 'The settings of the signed-in account',
  method: 'GET',
  path: '/users/me/settings',
  access: 'signed_in',
  effect: 'safe',
  responses: { 200: AccountSettings },
});

export const saveSettings = endpoint({
  id: 'settings.save',
  summary: 'Replace the settings that people choose',
  method: 'PUT',
  path: '/users/me/settings',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({ time_zone: TimeZone, minimise_gamification: z.boolean() }),
  responses: { 200: AccountSettings },
});

export const saveName = endpoint({
  id: 'settings.save_name',
  summary: 'Change the name of the signed-in account',
  method: 'PUT',
  path: '/users/me',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({ full_name: FullName }),
  responses: { 200: User },
});

/** Largest picture that is taken, in bytes; what is kept is far smaller. */
export const pictureLimitBytes = 10_000_000;

export const savePicture = endpoint({
  id: 'settings.save_picture',
  summary: 'Set the profile picture: JPEG, PNG, WebP or AVIF, encoded again',
  method: 'PUT',
  path: '/users/me/picture',
  access: 'signed_in',
  effect: 'natural',
  consumes: 'multipart',
  file: 'file',
  fileLimitBytes: pictureLimitBytes,
  body: z.strictObject({}),
  responses: { 200: User },
  timeoutMs: timeoutsMs.upload,
});

export const removePicture = endpoint({
  id: 'settings.remove_picture',
  summary: 'Go back to the initials',
  method: 'DELETE',
  path: '/users/me/picture',
  access: 'signed_in',
  effect: 'natural',
  responses: { 200: User },
});

/** Public, because an `img` element sends no bearer; the id cannot be guessed and changes with the picture. */
export const readPicture = endpoint({
  id: 'settings.read_picture',
  summary: 'A profile picture',
  method: 'GET',
  path: '/pictures/{id}',
  access: 'public',
  effect: 'safe',
  params: IdParams,
  sendsFile: 'image/webp',
  responses: { 200: null },
});

export const changePassword = endpoint({
  id: 'settings.change_password',
  summary: 'Change or set the password; every session of the account ends, this one too',
  method: 'POST',
  path: '/users/me/password',
  access: 'signed_in',
  effect: 'key',
  /** An account without a password omits `current_password`. */
  body: z.strictObject({
    current_password: z.optional(
      z.string().check(z.minLength(1, 'Password is required'), z.maxLength(256, 'Password is too long')),
    ),
    new_password: Password,
  }),
  responses: { 200: Message },
});

export const DeviceSession = z.object({
  id: z.uuid(),
  /** Browser and system in words, such as 'Chrome on Android'. */
  device: z.string(),
  current: z.boolean(),
  created_at: Timestamp,
  last_used_at: Timestamp,
});
export type DeviceSession = z.output<typeof DeviceSession>;

export const listSessions = endpoint({
  id: 'settings.list_sessions',
  summary: 'Where the account is signed in, the latest use first',
  method: 'GET',
  path: '/users/me/sessions',
  access: 'signed_in',
  effect: 'safe',
  private: true,
  responses: { 200: getPage(DeviceSession) },
});

export const endSession = endpoint({
  id: 'settings.end_session',
  summary: 'Sign one device out',
  method: 'DELETE',
  path: '/users/me/sessions/{id}',
  access: 'signed_in',
  effect: 'natural',
  object: { kind: 'session', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 204: null },
});

export const endAllSessions = endpoint({
  id: 'settings.end_all_sessions',
  summary: 'Sign out everywhere, here too',
  method: 'DELETE',
  path: '/users/me/sessions',
  access: 'signed_in',
  effect: 'natural',
  responses: { 204: null },
});
