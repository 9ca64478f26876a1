import type { Inline } from '@akada/contract/wire/content/content-tree.ts';
import { isSafeLink, noteOfLink, soundOfLink } from '@akada/contract/wire/content/safe-link.ts';
import { links } from '@akada/core/links/links.ts';
import { Fragment, use } from 'react';
import { Link as AppLink } from '../links/links.tsx';
import { Blank } from './blank.tsx';
import { CodeText } from './code-text.tsx';
import classes from './content.module.css';
import { ContentOptions } from './content-options.ts';
import { Formula } from './formula.tsx';
import { keyed } from './keyed.ts';
import { Picture } from './pictures/picture.tsx';
import { Sound } from './sound.tsx';

/** The content of a line. */
export function InlineRow({ row }: { row: readonly Inline[] }) {
  const { drawText } = use(ContentOptions);
  return keyed(row).map(([key, node]) => {
    if (typeof node !== 'string') return <InlineNode key={key} node={node} />;
    return drawText === null ? node : <Fragment key={key}>{drawText(node)}</Fragment>;
  });
}

function InlineNode({ node }: { node: Exclude<Inline, string> }) {
  switch (node.type) {
    case 'break':
      return <Break />;
    case 'blank':
      return <Blank text="blank" />;
    case 'code':
      return (
        <code className={classes.inlineCode} dir="ltr">
          <CodeText text={node.text} />
        </code>
      );
    case 'math':
      return <Formula tex={node.tex} set={node.set} />;
    case 'image':
      return <Picture id={node.id} alt={node.alt} />;
    case 'cloze':
      return <Cloze {...node} />;
    case 'link':
      return <Link href={node.href} row={node.children} />;
    case 'strong':
      return (
        <strong>
          <InlineRow row={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineRow row={node.children} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <InlineRow row={node.children} />
        </del>
      );
  }
}

/** A link that hides this page from the linked one, and gives it no weight in search engines. */
function Link({ href, row }: { href: string; row: readonly Inline[] }) {
  const sound = soundOfLink(href);
  if (sound !== null) return <Sound id={sound} label={plainText(row)} />;
  const content = <InlineRow row={row} />;
  if (!isSafeLink(href)) return content;
  const note = noteOfLink(href);
  if (note !== null) {
    return (
      <AppLink className={classes.link} to={links.note(note)}>
        {content}
      </AppLink>
    );
  }
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}

function plainText(row: readonly Inline[]): string {
  return row
    .map((node) => (typeof node === 'string' ? node : 'children' in node ? plainText(node.children) : ''))
    .join('');
}

function Break() {
  return use(ContentOptions).isInRow ? ' ' : <br />;
}

function Cloze({ number, hint, children }: Extract<Inline, { type: 'cloze' }>) {
  const { hiddenCloze } = use(ContentOptions);
  if (hiddenCloze === number) return <Blank text={hint ?? 'blank'} isHint={hint !== null} />;
  return (
    <mark className={classes.cloze}>
      <InlineRow row={children} />
    </mark>
  );
}
