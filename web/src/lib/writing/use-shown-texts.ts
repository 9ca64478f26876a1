/** Previews of texts while they are written. The server renders formulas and tables, even of unsaved text. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { saysItself } from '@akada/core/questions/plain-markdown.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Trees by their texts; null if the string is all there is to show. An answer is right for its text, however late. */
export type ShownTexts = ReadonlyMap<string, ContentTree | null>;

/** @returns the tree of a text that is shown, undefined while it is not known */
export type TreeOf = (text: string) => ContentTree | null | undefined;

/** A pause in typing. */
const restMs = 300;

/** Has texts set by the server. @returns the tree of each, in their order */
export type SetTexts = (texts: string[]) => Promise<{ trees: (ContentTree | null)[] }>;

/**
 * @param texts that are written now
 * @param set the call that sets them
 * @param storedTexts texts that were saved, with their trees
 * @returns the tree of each text, and whether the server has not given them
 */
export function useShownTexts(texts: readonly string[], set: SetTexts, storedTexts: ShownTexts) {
  const [made, setMade] = useState<ShownTexts>(new Map());
  const written = texts.map((text) => text.trim());
  const known = (text: string) => {
    if (storedTexts.has(text)) return storedTexts.get(text);
    return saysItself(text) ? null : made.get(text);
  };
  const missing = JSON.stringify([...new Set(written)].filter((text) => known(text) === undefined));
  const asking = useMutation({
    mutationFn: (some: readonly string[]) => set([...some]),
    onSuccess: ({ trees }, some) => {
      const still = [...made].filter(([text]) => written.includes(text));
      setMade(new Map([...still, ...some.map((text, index) => [text, trees[index] ?? null] as const)]));
    },
  });
  const { isPending } = asking;
  const hasFailed = asking.isError && JSON.stringify(asking.variables) === missing;
  const ask = useEffectEvent(() => asking.mutate(JSON.parse(missing)));

  useEffect(() => {
    if (missing === '[]' || isPending || hasFailed) return;

    const timer = setTimeout(() => ask(), restMs);
    return () => clearTimeout(timer);
  }, [missing, isPending, hasFailed]);

  const getTree: TreeOf = (text) => {
    const tree = known(text.trim());
    return tree === undefined && hasFailed ? null : tree;
  };
  return { treeOf: getTree, hasFailed };
}

/** Until the tree of a text is known, the one before it stays: what is read would jump between source and formula. */
export function useLastTree(tree: ContentTree | null | undefined): ContentTree | null {
  const [last, setLast] = useState<ContentTree | null>(tree ?? null);
  if (tree !== undefined && tree !== last) setLast(tree);
  return tree === undefined ? last : tree;
}
