/** Reads the few protobuf messages of Anki packages. */
import { UnreadablePackage } from '../package-problem.ts';

/** A field: an integer, or bytes of a text, of bytes or of a message. */
export interface ProtobufField {
  number: number;
  value: number | Uint8Array;
}

const truncated = () => new UnreadablePackage('damaged', 'a protobuf message is cut off');

/** @throws {UnreadablePackage} `damaged` for bytes that are no message */
export function* readProtobuf(bytes: Uint8Array): Generator<ProtobufField> {
  let index = 0;

  const varint = (): number => {
    let [value, factor] = [0, 1];
    for (let length = 0; length < 10; length += 1) {
      const byte = bytes[index];
      if (byte === undefined) throw truncated();
      index += 1;
      value += (byte & 0x7f) * factor;
      factor *= 128;
      if (byte < 0x80) return value;
    }
    throw truncated();
  };
  const take = (length: number): Uint8Array => {
    if (length > bytes.length - index) throw truncated();
    index += length;
    return bytes.subarray(index - length, index);
  };

  while (index < bytes.length) {
    const key = varint();
    const number = Math.floor(key / 8);
    const wireType = key % 8;
    if (wireType === 0) yield { number, value: varint() };
    else if (wireType === 1) yield { number, value: take(8) };
    else if (wireType === 2) yield { number, value: take(varint()) };
    else if (wireType === 5) yield { number, value: take(4) };
    else throw truncated();
  }
}

/** @returns the last integer of this number, or the default of the format */
export function integerField(fields: readonly ProtobufField[], number: number): number {
  const value = fields.findLast((field) => field.number === number)?.value;
  return typeof value === 'number' ? value : 0;
}

/** @returns the last bytes of this number; null without any */
export function bytesField(fields: readonly ProtobufField[], number: number): Uint8Array | null {
  const value = fields.findLast((field) => field.number === number)?.value;
  return value instanceof Uint8Array ? value : null;
}

/** @returns the last text of this number, empty without any */
export function textField(fields: readonly ProtobufField[], number: number): string {
  const value = bytesField(fields, number);
  return value === null ? '' : new TextDecoder().decode(value);
}
