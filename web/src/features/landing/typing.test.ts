import { expect, test } from 'vitest';
import { phrases } from './content.ts';
import { firstState, nextState, type TypingState } from './typing.ts';

/** @returns each visible text, and how long it stays */
function play(texts: readonly string[], steps: number): [string, number][] {
  const shown: [string, number][] = [];
  let state: TypingState = firstState(texts);
  for (let step = 0; step < steps; step += 1) {
    const next = nextState(texts, state);
    shown.push([(texts[state.phrase] ?? '').slice(0, state.characters), next.after]);
    state = next.state;
  }
  return shown;
}

test('a phrase stays for 3 s, disappears at 40 ms a character, and the next is typed at 80 ms', () => {
  expect(play(['ab', 'xyz'], 9)).toEqual([
    ['ab', 3_000],
    ['a', 40],
    ['', 80],
    ['x', 80],
    ['xy', 80],
    ['xyz', 3_000],
    ['xy', 40],
    ['x', 40],
    ['', 80],
  ]);
});

test('the first phrase follows the last one', () => {
  const once = play(['ab', 'c'], 6).map(([text]) => text);
  expect(once).toEqual(['ab', 'a', '', 'c', '', 'a']);
});

test('the headline has five phrases', () => {
  expect(phrases).toHaveLength(5);
});
