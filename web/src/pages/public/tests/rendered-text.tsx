import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { Container, Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Content } from '../../../ui/content/content.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';

interface TestPageProps {
  title: string;
  children: ReactNode;
}

/** The frame of a test page. */
export function TestPage({ title, children }: TestPageProps) {
  useDocumentTitle(title);

  return (
    <Container component="main" size="md" py="lg">
      <Title order={1}>{title}</Title>
      {children}
    </Container>
  );
}

/** The server has this path only on a developer's machine. */
const renderer = '/sandbox/content';

interface RenderedTextProps {
  text: string;
  form?: 'markdown' | 'plain';
}

/** Text as the server renders it. */
export function RenderedText({ text, form = 'markdown' }: RenderedTextProps) {
  const [outcome, setOutcome] = useState<ContentTree | 'waiting' | 'failed'>('waiting');

  useEffect(() => {
    const gone = new AbortController();
    render(text, form, gone.signal).then(setOutcome, () => {
      if (!gone.signal.aborted) setOutcome('failed');
    });
    return () => gone.abort();
  }, [text, form]);

  if (outcome === 'waiting') return <p>Waiting for the renderer ...</p>;
  if (outcome === 'failed')
    return <Notice kind="error">The renderer of this machine does not answer.</Notice>;
  return <Content tree={outcome} headingsBelow={0} />;
}

async function render(text: string, form: string, signal: AbortSignal): Promise<ContentTree> {
  const response = await fetch(renderer, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, form }),
    signal,
  });
  if (!response.ok) throw new Error('There is no renderer here.');
  return response.json();
}
