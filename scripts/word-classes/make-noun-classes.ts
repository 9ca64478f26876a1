/**
 * Makes the table of noun classes from the files of WordNet 3.1 (https://wordnet.princeton.edu/download).
 * People run it when WordNet changes: `node scripts/word-classes/make-noun-classes.ts <folder "dict" of
 * WordNet>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TABLE = fileURLToPath(new URL('../../core/src/generation/classes/noun-classes.json', import.meta.url));
/** "osteoblast%1:08:00:: 05467065 1 0": lemma, kind 1 (noun), number of its class, and which of its senses it is. */
const SENSE = /^([a-z]{3,})%1:(\d\d):\d\d:: \d+ (\d+) \d+$/;
/** Rarer senses would make nearly every noun of every class. */
const MOST_SENSES = 3;
/** The first class of nouns has this number; it gets the letter "a", the next one "b". */
const FIRST_CLASS = 3;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: make-noun-classes.ts <folder "dict" of WordNet>');

const classes = new Map<string, string[]>();
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [, lemma, number, sense] = SENSE.exec(line) ?? [];
  if (!lemma || Number(sense) > MOST_SENSES) continue;

  const senses = classes.get(lemma) ?? [];
  senses[Number(sense) - 1] = String.fromCharCode('a'.charCodeAt(0) + Number(number) - FIRST_CLASS);
  classes.set(lemma, senses);
}
const nouns = new Map<string, string[]>();
for (const [lemma, senses] of [...classes].sort()) {
  const codes = [...new Set(senses)].join('');
  nouns.set(codes, [...(nouns.get(codes) ?? []), lemma]);
}
const table = Object.fromEntries([...nouns].sort().map(([codes, lemmas]) => [codes, lemmas.join(' ')]));
writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
