import { getOptionLetters } from '@akada/core/papers/options/option-letters.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './key-grid.module.css';
import type { TypedKey } from './typed-keys.ts';

interface KeyGridProps {
  keys: readonly TypedKey[];
  /** Puts letters from the cell with this index on; a dash takes a letter away. */
  onPut: (index: number, letters: string) => void;
}

/** A cell for each question: a letter moves on to the next one, and arrow keys move around. */
export function KeyGrid({ keys, onPut }: KeyGridProps) {
  const list = useRef<HTMLOListElement>(null);
  // Only one cell takes part in the order of Tab: a paper has fifty.
  const [current, setCurrent] = useState(0);

  const getCells = () => [...(list.current?.querySelectorAll('input') ?? [])];
  const move = (index: number) => {
    const cell = getCells()[index];
    cell?.focus();
    cell?.select();
  };
  const type = (index: number, { letter, question }: TypedKey, value: string) => {
    // A cell with a letter gets the new one in front of it or behind it.
    const letters = value.length > 1 ? value.replace(new RegExp(letter, 'i'), '') : value;
    onPut(index, letters === '' ? '-' : letters);
    const isOption = getOptionLetters(question.options).includes(letters.toUpperCase());
    if (isOption || /^[-–]$/.test(letters)) move(index + 1);
    if (letters.length > 1) move(Math.min(index + letters.length, keys.length - 1));
  };
  const press = (event: KeyboardEvent, index: number, { letter }: TypedKey) => {
    const next = getNext(event.key, index, getCells());
    // Enter would save unfinished keys.
    if (next !== null || event.key === 'Enter') event.preventDefault();
    if (next !== null) move(next);
    if (event.key === 'Backspace' && letter === '' && index > 0) {
      event.preventDefault();
      onPut(index - 1, '-');
      move(index - 1);
    }
  };
  return (
    <ol ref={list} className={`${classes.grid} figures`} aria-label="Keys by question">
      {keys.map((key, index) => {
        const { question, letter, effect } = key;
        const previous = getPrevious(key);
        return (
          <li key={question.position} data-effect={effect}>
            <label>
              <span>{question.number}</span>
              <input
                value={letter}
                placeholder={previous || '–'}
                aria-label={`Key of question ${question.number}`}
                aria-invalid={effect === 'wrong'}
                autoCapitalize="characters"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="next"
                tabIndex={index === current ? 0 : -1}
                onFocus={({ currentTarget }) => {
                  setCurrent(index);
                  currentTarget.select();
                }}
                onKeyDown={(event) => press(event, index, key)}
                onChange={({ currentTarget }) => type(index, key, currentTarget.value.trim())}
              />
              <small>{getEffectText(key, previous)}</small>
            </label>
          </li>
        );
      })}
    </ol>
  );
}

function getPrevious({ question: { key, options } }: TypedKey): string {
  const letters = getOptionLetters(options);
  return key.map((index) => letters[index]).join('');
}

function getEffectText({ effect }: TypedKey, previous: string): string {
  if (effect === 'changed') return `was ${previous}`;
  return { new: 'new', same: 'as now', none: '', wrong: 'no option' }[effect];
}

/** @returns the index to move to; null for a key that moves nowhere */
function getNext(key: string, index: number, cells: readonly HTMLElement[]): number | null {
  const top = cells[0]?.getBoundingClientRect().top;
  const perRow = Math.max(1, cells.filter((cell) => cell.getBoundingClientRect().top === top).length);
  const step = { ArrowLeft: -1, ArrowRight: 1, Enter: 1, ArrowUp: -perRow, ArrowDown: perRow }[key];
  return step !== undefined && cells[index + step] !== undefined ? index + step : null;
}
