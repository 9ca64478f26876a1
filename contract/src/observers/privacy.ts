/** Download of the own data, and deletion of the account. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';

export const prepareExport = endpoint({
  id: 'privacy.prepare_export',
  summary: 'An address, good for some minutes, at which a browser downloads all data of the account',
  method: 'POST',
  path: '/users/me/export',
  access: 'signed_in',
  effect: 'natural',
  responses: { 200: z.object({ download_path: z.string(), expires_at: Timestamp }) },
});

/** Public, because a browser's own download sends no bearer token; the ticket identifies the account. */
export const downloadExport = endpoint({
  id: 'privacy.download_export',
  summary: 'All data of an account: JSON and its files, in one archive',
  method: 'GET',
  path: '/exports/{ticket}',
  access: 'public',
  effect: 'safe',
  params: z.strictObject({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  sendsFile: 'application/zip',
  responses: { 200: null },
});

/** The days in which a deletion can be withdrawn. */
export const deletionGraceDays = 14;

export const requestDeletion = endpoint({
  id: 'privacy.request_deletion',
  summary: 'Delete the account after the days of grace; asking again changes nothing',
  method: 'POST',
  path: '/users/me/deletion',
  access: 'signed_in',
  effect: 'natural',
  body: z.strictObject({
    /** Omitted for an account without a password. */
    password: z.optional(
      z.string().check(z.minLength(1, 'Password is required'), z.maxLength(256, 'Password is too long')),
    ),
    /** The account's own address, typed out. */
    email: z
      .string('Type your email address')
      .check(z.trim(), z.minLength(1, 'Type your email address'), z.maxLength(254, 'Invalid email address')),
  }),
  responses: { 200: z.object({ deletion_due_at: Timestamp }) },
});

export const cancelDeletion = endpoint({
  id: 'privacy.cancel_deletion',
  summary: 'Keep the account after all',
  method: 'DELETE',
  path: '/users/me/deletion',
  access: 'signed_in',
  effect: 'natural',
  responses: { 204: null },
});
