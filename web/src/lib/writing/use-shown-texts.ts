/** Previews of texts while they are written. The server renders formulas and tables, even of unsaved text. */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { saysItself } from '@akada/core/questions/plain-markdown.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Trees by their texts; null if the string is complete without one. A late answer is still right for its text. */
export type ShownTexts = ReadonlyMap<string, ContentTree | null>;

/** @returns the tree of a displayed text, undefined while it is unknown */
export type TreeOf = (text: string) => ContentTree | null | undefined;

/** The typing pause in milliseconds. */
const restMs = 300;

/**
 * Requests the server's rendering of texts.
 *
 * @returns the tree of each, in their order
 */
export type SetTexts = (texts: string[]) => Promise<{ trees: (ContentTree | null)[] }>;

/**
 * @param texts the typed texts
 * @param set the call that renders them
 * @param storedTexts saved texts with their trees
 * @returns the tree of each text, and whether rendering has failed
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

/**
 * Keeps the previous tree until the new one is known: otherwise the preview would jump between source and
 * formula.
 */
export function useLastTree(tree: ContentTree | null | undefined): ContentTree | null {
  const [last, setLast] = useState<ContentTree | null>(tree ?? null);
  if (tree !== undefined && tree !== last) setLast(tree);
  return tree === undefined ? last : tree;
}
