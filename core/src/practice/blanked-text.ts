/** A text from which no one can read the answer: the last step of help before it. */

/** Represents words that are not shown. */
const blank = '____';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Words that an answer has as well as any other sentence. */
const common = new Set(
  'a an and are as at be been being by for from had has have in into is it its of on or so such than that the their them then there these they this those to was were which with'.split(
    ' ',
  ),
);

/** Shorter words are forms of one another by accident. */
const leastStem = 4;

/** Letters that grammar changes at the end of a word. */
const longestEnding = 2;

/**
 * @param text a sentence of the source, or what explains the answer
 * @param keys texts of the right options
 * @returns the text with every word of the keys blanked, whatever its form, and what has no words as it is written
 */
export function blankedText(text: string, keys: readonly string[]): string {
  const requested = keys.flatMap(distinctiveWords);
  const signs = keys.filter((key) => getWords(key).length === 0 && key.trim() !== '');

  const withoutWords = text.replace(word, (found) => {
    const form = folded(found);
    return requested.some((key) => isFormOf(form, key)) ? blank : found;
  });
  const withoutSigns = signs.reduce((left, sign) => left.replaceAll(sign.trim(), blank), withoutWords);
  return withoutSigns.replace(/____(?:[\s\-‐–]+____)+/g, blank);
}

function distinctiveWords(key: string): string[] {
  const all = getWords(key);
  const distinctive = all.filter((one) => !common.has(one));
  return distinctive.length === 0 ? all : distinctive;
}

function getWords(text: string): string[] {
  return (text.match(word) ?? []).map(folded);
}

/** Small letters without accents, as `İ` and `ọ` are compared with `i` and `o`. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "diffuse" and "diffusion", "cell" and "cells": what a form has in common with its word. */
function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;

  const shorter = Math.min(one.length, other.length);
  const min = Math.max(leastStem, shorter - longestEnding);
  return shorter >= leastStem && one.slice(0, min) === other.slice(0, min);
}
