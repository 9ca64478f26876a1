import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { isOwnMachine } from '../../../lib/device/browser.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { blocks, plain } from './blocks.ts';
import classes from './content-tests.module.css';
import { diagrams } from './diagrams.ts';
import { formulas } from './formulas.ts';
import { RenderedText, TestPage } from './rendered-text.tsx';

/** Loads separately from the content tests, because it brings dialogs and toasts. */
const headerTest = lazyComponent(async () => (await import('./header-test-page.tsx')).HeaderTestPage);

const missing = (error: Error, retry: () => void) => (
  <CodeFault what="this page" error={error} onRetry={retry} />
);

/** The names are those in the specification. */
const testPages: Readonly<Record<string, ReactNode>> = {
  'header-zindex': <Lazy of={headerTest} props={{}} fault={missing} />,
  'math-rendering': <TextTest title="Formulas" text={formulas} />,
  mermaid: <TextTest title="Diagrams" text={diagrams} />,
  'content-blocks': <BlocksTest />,
};

/** Test pages for the layers of the header and for all content; only a developer's own machine has them. */
export function Component() {
  const { name = '' } = useParams();
  return (isOwnMachine() && testPages[name]) || <Navigate to={links.landing()} replace />;
}

function TextTest({ title, text }: { title: string; text: string }) {
  return (
    <TestPage title={title}>
      <RenderedText text={text} />
    </TestPage>
  );
}

/** Every block, and a field for other text. */
function BlocksTest() {
  const [own, setOwn] = useState<string | null>(null);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOwn(String(new FormData(event.currentTarget).get('text')));
  };

  return (
    <TestPage title="Blocks of content">
      <form className={classes.form} onSubmit={show}>
        <label htmlFor="own-text">Markdown of your own</label>
        <textarea id="own-text" name="text" rows={4} />
        <Button type="submit">Show</Button>
      </form>
      {own !== null && (
        <section aria-label="Your text">
          <RenderedText text={own} />
        </section>
      )}
      <RenderedText text={blocks} />
      <h2>Plain text</h2>
      <RenderedText text={plain} form="plain" />
    </TestPage>
  );
}
