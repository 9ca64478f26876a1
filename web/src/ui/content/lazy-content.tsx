/**
 * Content in pages that mostly show none: its code loads with the first formula. Until then, or if it does
 * not load, the plain text is shown.
 */
import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { ReactNode } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';

const content = lazyComponent(async () => (await import('./content.tsx')).Content);
const flowingContent = lazyComponent(async () => (await import('./inline-content.tsx')).FlowingContent);
const inlineContent = lazyComponent(async () => (await import('./inline-content.tsx')).InlineContent);

interface TextProps {
  text: string;
  /** Null if the text is complete without it. */
  tree: ContentTree | null | undefined;
}

/** A text in a heading, or in a button or label (`isInControl`). */
export function LineText({ text, tree, isInControl = false }: TextProps & { isInControl?: boolean }) {
  if (!tree) return text;
  return <Lazy of={inlineContent} props={{ tree, isInControl }} waiting={text} fault={() => text} />;
}

/** A text followed by other content in the same line; its container scrolls if a formula is too wide. */
export function FlowingText({ text, tree }: TextProps) {
  if (!tree) return text;
  return <Lazy of={flowingContent} props={{ tree }} waiting={text} fault={() => text} />;
}

interface BlockTextProps extends TextProps {
  className?: string | undefined;
  /** Shown without a tree, if the text has fields in it. */
  plain?: ReactNode;
}

/** A text with separate paragraphs. */
export function BlockText({
  text,
  tree,
  className,
  plain = <p className={className}>{text}</p>,
}: BlockTextProps) {
  if (!tree) return plain;
  return (
    <div className={className}>
      <Lazy of={content} props={{ tree }} waiting={plain} fault={() => plain} />
    </div>
  );
}
