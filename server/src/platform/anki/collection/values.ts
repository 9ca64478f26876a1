/** Values of rows of unknown types: a column can hold anything. */

/** @returns the number; 0 for everything else, and for integers that JavaScript cannot hold */
export function getNumber(value: unknown): number {
  const number = typeof value === 'bigint' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 0;
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : 0;
}

/** @returns the id; null if it is none */
export function getId(value: unknown): number | null {
  const id = getNumber(typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** @returns the text, well formed; empty for everything else */
export function getText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : '';
}

/** @returns the bytes; none for everything else */
export function getBytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** @returns the object; an empty one for everything else */
export function getObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** @returns the entries; none for everything else */
export function getList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** @returns the object that a text holds; an empty one for other texts */
export function parseObject(text: unknown): JsonObject {
  try {
    return getObject(JSON.parse(getText(text)));
  } catch {
    return {};
  }
}
