/** Damage as disks, cables and attackers do it, the same each time. */
import { seededRandom } from '@akada/core/generation/seeded-random.ts';
import { type Member, makeZip } from './zip.ts';

/** A damaged file. */
export interface Damaged {
  /** The mutation that was applied. */
  how: string;
  bytes: Buffer;
}

const shares = [0.05, 0.3, 0.5, 0.8, 0.99];
/** The first changes one byte, each further one twice as many. */
const flippedSeeds = ['a', 'b', 'c', 'd', 'e', 'f'];

/** @returns a file cut short, with other bytes in it, with a part missing, doubled or made zero, and twice itself */
export function damagedForms(whole: Buffer): Damaged[] {
  const third = Math.floor(whole.length / 3);

  return [
    ...shares.map((share) => ({
      how: `cut after ${share * 100} %`,
      bytes: whole.subarray(0, Math.floor(whole.length * share)),
    })),
    ...flippedSeeds.map((seed, index) => ({
      how: `${2 ** index} bytes flipped, seed ${seed}`,
      bytes: flipped(whole, 2 ** index, seed),
    })),
    { how: 'without its beginning', bytes: whole.subarray(third) },
    {
      how: 'without its middle',
      bytes: Buffer.concat([whole.subarray(0, third), whole.subarray(2 * third)]),
    },
    { how: 'with zeros in its middle', bytes: Buffer.from(whole).fill(0, third, 2 * third) },
    { how: 'twice in a row', bytes: Buffer.concat([whole, whole]) },
  ];
}

/** @returns a copy with `count` changed bytes at seeded positions */
function flipped(whole: Buffer, count: number, seed: string): Buffer {
  const random = seededRandom(seed);
  const bytes = Buffer.from(whole);
  for (let change = 0; change < count; change += 1) {
    const index = Math.floor(random() * bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ (1 + Math.floor(random() * 255));
  }

  return bytes;
}

/** @returns an archive with valid checksums and with flipped bytes in each of its members */
export function damagedWithin(members: readonly Member[]): Damaged[] {
  return flippedSeeds.map((seed, index) => ({
    how: `${2 ** index} bytes flipped in each member, seed ${seed}`,
    bytes: makeZip(
      members.map(({ name, content }) => ({
        name,
        content: flipped(Buffer.from(content), 2 ** index, `${seed} ${name}`),
      })),
    ),
  }));
}
