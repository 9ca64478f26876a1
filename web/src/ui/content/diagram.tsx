import { links } from '@akada/core/links/links.ts';
import { useComputedColorScheme } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { readReport } from '../../lib/diagram/diagram-messages.ts';
import classes from './content.module.css';
import { Scrolling } from './scrolling.tsx';

interface DiagramProps {
  source: string;
}

/**
 * Milliseconds to wait for the frame, and then for its drawing. A longer wait means that the drawing never
 * ends, or that the network is down.
 */
const patienceMs = 10_000;

type Drawing = 'waiting' | 'ready' | 'failed' | { height: number };

/** A drawing in a separate page, which has access to nothing. It loads when it scrolls into view. */
export function Diagram({ source }: DiagramProps) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [wasSeen, setSeen] = useState(false);
  const isSeen = wasSeen || entry?.isIntersecting === true;
  const [drawing, setDrawing] = useState<Drawing>('waiting');

  useEffect(() => {
    if (isSeen) setSeen(true);
  }, [isSeen]);

  const written = (
    <Scrolling label="Source of the diagram" className={classes.code}>
      <code translate="no">{source}</code>
    </Scrolling>
  );
  if (drawing === 'failed')
    return (
      <figure className={classes.diagram}>
        <figcaption className={classes.note}>This diagram cannot be drawn. This is its source.</figcaption>
        {written}
      </figure>
    );
  return (
    <figure className={classes.diagram} ref={ref}>
      {isSeen && <Frame source={source} drawing={drawing} onChange={setDrawing} />}
      <details className={classes.source}>
        <summary>Diagram as text</summary>
        {written}
      </details>
    </figure>
  );
}

interface FrameProps extends DiagramProps {
  drawing: Drawing;
  onChange: (drawing: Drawing) => void;
}

function Frame({ source, drawing, onChange }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scheme = useComputedColorScheme('light');
  const height = typeof drawing === 'object' ? drawing.height : 160;

  useEffect(() => {
    const ask = () => frame.current?.contentWindow?.postMessage({ source, scheme }, '*');
    const listen = (event: MessageEvent) => {
      // The frame has no origin, so only its window identifies the sender.
      if (event.source !== frame.current?.contentWindow) return;

      const report = readReport(event.data);
      if (report === 'ready') ask();
      if (report !== null) onChange(report);
    };
    addEventListener('message', listen);
    // A loaded frame draws again in the other colours.
    ask();
    return () => removeEventListener('message', listen);
  }, [source, scheme, onChange]);

  useEffect(() => {
    if (typeof drawing === 'object') return;

    const timer = setTimeout(() => onChange('failed'), patienceMs);
    return () => clearTimeout(timer);
  }, [drawing, onChange]);

  return (
    <iframe
      ref={frame}
      className={classes.frame}
      style={{ height }}
      title="Diagram"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      src={links.diagramFrame()}
    />
  );
}
