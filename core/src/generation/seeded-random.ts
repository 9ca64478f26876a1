/** A source of numbers in [0, 1) that depends only on its seed. */
export type SeededRandom = () => number;

/** FNV-1a, 32 bits, over UTF-16 code units: spreads similar seeds apart. */
function getHash(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Mulberry32 by Tommy Ettinger, seeded from a string. It must not be used for secrets.
 *
 * @returns a function whose successive calls give the same numbers for the same seed
 */
export function seededRandom(seed: string): SeededRandom {
  let state = getHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The members in an order that the numbers of `random` decide (Fisher-Yates); the input stays as it is. */
export function shuffled<T>(members: readonly T[], random: SeededRandom): T[] {
  const order = [...members];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const held = order[last] as T;
    order[last] = order[other] as T;
    order[other] = held;
  }
  return order;
}
