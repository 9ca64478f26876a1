/** Fields that the endpoints of several features share. */
import { isTimeZone } from '@akada/core/time/time-zone.ts';
import * as z from 'zod/mini';

const count = (highest: number, preset: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(highest)), preset);

/** `skip` and `limit` of every list; the far end is bounded because skipping costs the database work. */
export const pagingFields = { skip: count(10_000, 0), limit: count(100, 100) };

/** The search text of a list: a literal part of the texts in it. */
export const textSearch = z._default(
  z.string().check(z.trim(), z.maxLength(120, 'Search for fewer words')),
  '',
);

export const Paging = z.strictObject(pagingFields);

/** @param item the schema of one element @returns the shape of a page of a list with the whole count */
export function getPage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** @param item the schema of one element @returns the same of a list that is counted to ten thousand: `more` says that there are more */
export function countedPageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), more: z.optional(z.boolean()) });
}

/** Path parameters of everything that is reached by its id. */
export const IdParams = z.strictObject({ id: z.uuid() });

/** The pattern of a note or a course: the same seed is the same cloth, in one of the eight colours of courses. */
export const clothFields = {
  cloth_seed: z.int('Draw a cloth').check(z.minimum(0), z.maximum(2_147_483_647)),
  cloth_colour: z
    .int('Choose one of the eight colours')
    .check(z.minimum(1, 'Choose one of the eight colours'), z.maximum(8, 'Choose one of the eight colours')),
};

/** The cloth of the note or course that an item belongs to. */
export const Cloth = z.object(clothFields);
export type Cloth = z.output<typeof Cloth>;

/** `clothFields` for a change: an omitted field keeps its value. */
export const changedCloth = {
  cloth_seed: z.optional(clothFields.cloth_seed),
  cloth_colour: z.optional(clothFields.cloth_colour),
};

/** A moment as ISO 8601 text. The database driver hands timestamps over in this form. */
export const Timestamp = z.string();

/** A host with its port, as an address has it. */
export const Host = z.string().check(z.regex(/^[\w.:[\]-]{1,255}$/, 'This is not the name of a host'));

/** @returns the schema of a plannable time; it rejects years far away */
export function plannedMoment(error: string) {
  const isNear = (text: string) => text >= '2020' && text < '2100';
  return z.iso.datetime({ offset: true, error }).check(z.refine(isNear, error));
}

/** A name of the IANA time zone database that this machine knows, such as `Africa/Lagos`. */
export const TimeZone = z
  .string('Choose a time zone')
  .check(z.maxLength(60, 'Choose a time zone'), z.refine(isTimeZone, 'Choose a time zone from the list'));

/**
 * The time zone of a device. An unknown zone, such as the `Etc/Unknown` of some browsers, counts as absent,
 * and the account's own zone is used instead. The browser chose it and not the person, who could not correct
 * it.
 */
export const DeviceTimeZone = z.catch(z.optional(TimeZone), undefined);
